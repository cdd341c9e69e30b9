"""`make` tells a newcomer what there is to make."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize("arguments", [[], ["help"]], ids=["make", "make help"])
def test_every_target_is_listed_with_one_line(arguments: list[str]) -> None:
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(["make", *arguments], cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony is not None
    listed = dict(re.findall(r"^make ([a-z-]+) +(\S.*)$", done.stdout, re.MULTILINE))
    assert list(listed) == phony[1].split()
    assert len(done.stdout.splitlines()) == len(listed)
    assert done.stderr == ""
