"""The six actions, one file each, named as in the rulebook.

Each has `why_not(state, seat, …)`, the reason why it cannot be performed now, and `begin`, which puts its
first frames on the stack; `catalogue` finds them by number. `resolve` carries out rewards.
"""
