"""What the program answers the shell when it ends; 0 is success."""

BAD_INPUT = 2
"""Anything the user got wrong."""

NO_COMMAND = 2
"""The program was not told what to do."""

INTERRUPTED = 130
"""Ctrl-C."""
