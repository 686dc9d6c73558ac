"""The six actions, one file each, named as in the rulebook.

Each file has an `Action`: the reason why it cannot be performed with so much gold and stone, and the frames
that perform it. `performing` has them by number and does what is the same for all; `ways` says how an
action may be performed. `resolve` carries out rewards, `payment` finds out what they can pay.
"""
