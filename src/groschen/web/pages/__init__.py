"""The pages: plain HTML that works without script. They show what `showing.py` gives and decide nothing."""
