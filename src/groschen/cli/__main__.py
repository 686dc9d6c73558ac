"""`python -m groschen.cli` is `groschen`."""

import sys

from groschen.cli import main

sys.exit(main())
