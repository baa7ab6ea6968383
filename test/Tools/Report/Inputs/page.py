#!/usr/bin/env python3
"""page.py REPORT PAGE: the page holds the report, and nothing from outside."""
import html.parser
import json
import re
import sys


class Page(html.parser.HTMLParser):
    """Takes the scripts, and refuses what is fetched."""

    def __init__(self):
        super().__init__()
        self.scripts, self.inside = [], False

    def handle_starttag(self, tag, attrs):
        assert tag not in ("link", "img", "iframe"), tag
        assert not {"src", "href"} & {name for name, _ in attrs}, (tag, attrs)
        if tag == "script":
            self.scripts.append("")
        self.inside = tag == "script"

    def handle_endtag(self, tag):
        self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.scripts[-1] += data


report, path = (open(name, encoding="utf-8").read() for name in sys.argv[1:])
page = Page()
page.feed(path)
record, program = page.scripts
assert json.loads(record) == json.loads(report), "the page has another record"
for word in ("http:", "https:", "fetch(", "import(", "XMLHttp", "innerHTML"):
    assert word not in program, word
# Of an unknown field the page would show nothing.
read = set(re.findall(r"costs\.final\.(\w+)", program))
assert read and read <= json.loads(report)["functions"][0]["costs"]["final"].keys(), read
for part in ('id="search"', 'id="tree"', 'id="canvas"'):
    assert part in path, part
