"""Written by `make fields` from table/fields.py: do not edit."""
