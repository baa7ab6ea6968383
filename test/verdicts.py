"""What a test written in Python holds or fails, line by line."""


class Verdicts:
    """Called with whether a claim holds and its text; counts those that do not."""

    def __init__(self):
        self.failed = 0

    def __call__(self, holds, text):
        self.failed += not holds
        print(("holds: " if holds else "FAILS: ") + text, flush=True)

    def exit_code(self):
        """Prints the count; 0 where every claim held."""
        print(f"{self.failed} fail")
        return int(self.failed != 0)
