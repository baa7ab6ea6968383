"""A session of an editor with a language server: opens a file, and leaves.

    lsp_session.py SERVER FILE...

Prints what the server answers, one JSON object a line.
"""
import json
import pathlib
import subprocess
import sys


def message(**fields):
    body = json.dumps({"jsonrpc": "2.0", **fields}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def opened(path):
    return message(method="textDocument/didOpen", params={"textDocument": {
        "uri": f"test:///{path.name}", "languageId": "mlir", "version": 1,
        "text": path.read_text()}})


session = message(id=1, method="initialize", params={
    "processId": None, "rootUri": None, "capabilities": {}})
session += b"".join(opened(pathlib.Path(path)) for path in sys.argv[2:])
session += message(id=2, method="shutdown") + message(method="exit")
rest = subprocess.run(sys.argv[1:2], input=session, check=True, timeout=60,
                      stdout=subprocess.PIPE).stdout
while rest:
    head, _, rest = rest.partition(b"\r\n\r\n")
    size = int(head.split(b":")[1])
    print(rest[:size].decode())
    rest = rest[size:]
