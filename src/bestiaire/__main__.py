"""`python -m bestiaire` is the same program as `bestiaire`."""

import sys

from bestiaire.cli import main

sys.exit(main())
