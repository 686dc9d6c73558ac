"""The seven actions, one file each.

Every file has `why_not(state, seat)`, the reason why the action cannot be taken now, and
`begin(state, seat)`, which puts its first frames on the stack. The Joker can always be taken.
"""
