"""Ctrl+C where other processes begin."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

# a process that has begun no other yet: with the first one comes a helper of the library
BEGUN = """
import signal
from multiprocessing import get_context
from eolith.kernel.interrupt import uninterrupted
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may ignore it
begun = get_context("spawn").Process(target=signal.raise_signal, args=(signal.SIGINT,))
with uninterrupted():
    begun.start()
begun.join()
print(begun.exitcode, signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="needs POSIX signals")
def test_a_process_does_not_hear_it_from_its_first_moment_and_who_began_it_does() -> None:
    found = subprocess.run([sys.executable, "-c", BEGUN], capture_output=True, text=True)
    assert (found.stdout, found.stderr) == ("0 False\n", "")
