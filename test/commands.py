"""Running this project's tools in tests written in Python."""
import subprocess
import sys


def run(*command, timeout=None):
    """What `subprocess.run` says of a command of any values, texts read."""
    return subprocess.run([str(word) for word in command], capture_output=True,
                          text=True, errors="replace", timeout=timeout)


def call(*command):
    """The same, of a command that must succeed: else its error ends the test."""
    done = run(*command)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr}")
    return done
