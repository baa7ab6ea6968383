"""Runs one command on hostile files, and judges how it ends."""
import dataclasses
import os
import pathlib
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time

SECONDS, MEGABYTES, SAID = 2.0, 512, 2048
OLD = b"old\n"
ERROR = re.compile(rb"(^|[ :])error:", re.M)
NOT_OURS = [b"LLVM ERROR", b"PLEASE submit", b"Stack dump", b"UNREACHABLE",
            b"Assertion", b"terminate called"]
# Where the surroundings, and not a file, are hostile: a shell does it.
FULL = "mkdir full && mount -t tmpfs -o size=64k tmpfs full"
GRAVE = re.compile("signal|hangs|MB|harmed|exit code 0|stays behind")


@dataclasses.dataclass
class Case:
    """One command. `files` are bytes, or are called with the path to make."""

    name: str
    command: list
    files: dict = dataclasses.field(default_factory=dict)
    # What may come out; documented are 0 to 5.
    codes: tuple = (1,)
    # Those that are answers, and no errors.
    answers: tuple = ()
    # Files that must hold what they held.
    old: tuple = ("out",)
    # Files that may be there afterwards, beside those of before.
    new: tuple = ()
    stdin: str = "/dev/null"
    stdout: str = ""  # a shell's redirection
    shell: str = ""   # run in front, in a mount namespace of its own
    file_size: int = 0
    # What has to be said, as a regular expression.
    says: str = ""
    quick: bool = True
    # Why it is bad, where it is and has to wait.
    known: str = ""


def limit(case):
    def apply():
        if case.file_size:
            resource.setrlimit(resource.RLIMIT_FSIZE,
                               (case.file_size, case.file_size))
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return apply


def quote(word):
    return b"'" + os.fsencode(word).replace(b"'", b"'\\''") + b"'"


def start(case, folder, tools, stdout, stderr):
    words = [str(word) for word in case.command]
    words[0] = os.path.join(tools, words[0])
    if case.shell or case.stdout or case.stdin.endswith("|"):
        line = b" ".join(map(quote, words)) + b" " + os.fsencode(case.stdout)
        if case.stdin.endswith("|"):
            line = os.fsencode(case.stdin) + b" " + line
        if case.shell:
            between = " " if case.shell.endswith("keep") else " && "
            line = os.fsencode(case.shell + between) + line
        words = ["sh", "-c", line]
        if "mount" in case.shell:
            words = ["unshare", "-m"] + words
    stdin = "/dev/null" if case.stdin.endswith("|") else case.stdin
    with open(os.path.join(folder, stdin), "rb") as file:
        return subprocess.Popen(words, cwd=folder, stdin=file, stdout=stdout,
                                stderr=stderr, preexec_fn=limit(case),
                                start_new_session=True)


def wait(process, seconds):
    """Exit code and usage; None where it hangs."""
    end = time.time() + seconds
    while time.time() < end:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, usage
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    return None, None


def listing(folder):
    return {os.fsdecode(os.path.relpath(os.path.join(at, name), folder))
            for at, folders, names in os.walk(folder)
            for name in folders + names}


def judge_words(case, code, said):
    problems = []
    if code not in (0, None, *case.answers) and not ERROR.search(said):
        problems.append("no error said")
    if len(ERROR.findall(said)) > 1:
        problems.append(f"{len(ERROR.findall(said))} errors")
    if len(said) > SAID:
        problems.append(f"{len(said)} bytes said")
    problems += [f"says '{word.decode()}'" for word in NOT_OURS if word in said]
    try:
        text = said.decode()
    except UnicodeDecodeError:
        problems.append("bytes that are no text")
        text = said.decode("ascii", "replace").replace("\ufffd", "?")
    if not all(c.isprintable() or c in "\n\t" for c in text):
        problems.append("control characters")
    if case.says and not re.search(case.says, text):
        problems.append(f"does not say '{case.says}'")
    return problems


def judge_files(case, folder, before, code):
    problems = []
    for name in case.old:
        path = os.path.join(folder, name)
        if code != 0 and (not os.path.isfile(path)
                          or pathlib.Path(path).read_bytes() != OLD):
            problems.append(f"old '{name}' harmed")
    extra = listing(folder) - before - set(case.new) - {"full"}
    problems += [f"'{name[:40]}' stays behind" for name in sorted(extra)[:2]]
    return problems


def run(case, tools, patience=1.0):
    """The problems, and what was said on stderr."""
    with tempfile.TemporaryDirectory(prefix="mp-hostile-") as folder, \
            tempfile.TemporaryFile() as stdout:
        for name in case.old:
            pathlib.Path(folder, name).write_bytes(OLD)
        for name, content in case.files.items():
            path = os.path.join(folder, name)
            if callable(content):
                content(path)
            else:
                if isinstance(content, str):
                    content = content.encode("utf-8", "surrogateescape")
                pathlib.Path(path).write_bytes(content)
        before = listing(folder)
        started = time.time()
        # By a pipe: a limit on files must not be one on what is said.
        process = start(case, folder, tools, stdout, subprocess.PIPE)
        said = []
        reader = threading.Thread(
            target=lambda: said.append(process.stderr.read()))
        reader.start()
        code, usage = wait(process, 20 * patience)
        seconds = time.time() - started
        reader.join()
        process.stderr.close()
        said = said[0]
        problems = []
        if code is None:
            problems.append("hangs")
        else:
            if code < 0 or code > 128:
                problems.append(f"signal {-code if code < 0 else code - 128}")
            elif code not in case.codes:
                problems.append(f"exit code {code}")
            if usage.ru_maxrss > MEGABYTES << 10:
                problems.append(f"{usage.ru_maxrss >> 10} MB")
            # What others do on the machine is not charged.
            used = usage.ru_utime + usage.ru_stime
            if used > SECONDS * patience:
                problems.append(f"{used:.1f} s")
            elif seconds > 4 * SECONDS * patience:
                problems.append(f"waits {seconds:.1f} s")
        problems += judge_words(case, code, said)
        problems += judge_files(case, folder, before, code)
        return problems, said
