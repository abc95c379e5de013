"""Plays random runs of this lab on a real kernel, as root, and prints what happened as JSON.

A run is a list of operations such as `f2` (process 2 forks), `u2` (it calls unshare with CLONE_NEWPID), `t4>1` and
`k4>1` (process 4 sends SIGTERM or SIGKILL to the process that it knows as 1). Processes are named by their number in the
outermost namespace of the run. For each operation one word (`ok` or the error), then all processes with all numbers.
Run: sudo python3 labs/pid-namespaces/askKernel.py > labs/pid-namespaces/kernel.json
"""

import ctypes
import errno
import json
import os
import random
import select
import signal
import sys
import time

RUNS, OPERATIONS, MOST = 50, 14, 9
# The run that the lab starts with, a namespace in a namespace, and what becomes of numbers when `fork` fails.
FIXED = [
    "f1 u2 f2 f3 k4>1 t1>3 k1>3 f2",
    "f1 u2 f2 f3 u4 f4 f5 k6>1 k3>3 f4 k3>2",
    "f1 u2 f2 k1>3 f2 f2 f1 f1 k1>2 f1",
    "f1 u2 f2 f2 f4 k2>3 f2 f1",
]
NEWNS, NEWPID = 0x00020000, 0x20000000
libc = ctypes.CDLL(None, use_errno=True)


def unshare(flags):
    if libc.unshare(flags) < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def work(orders, replies, mine):
    """A process of the run: obeys orders such as `f`, `u`, `t 3`, `k 3` until it is killed."""
    signal.alarm(60)
    while True:
        words = os.read(orders[mine][0], 64).decode().split()
        try:
            if words[0] == "f":
                if os.fork() == 0:
                    mine = int(os.readlink("/proc/self"))
                    continue
            elif words[0] == "u":
                unshare(NEWPID)
            else:
                os.kill(int(words[1]), signal.SIGTERM if words[0] == "t" else signal.SIGKILL)
            os.write(replies[1], b"ok\n")
        except OSError as error:
            os.write(replies[1], f"{errno.errorcode[error.errno]}\n".encode())


def alive():
    """All processes by their outermost number, each with its numbers from the outermost to the innermost."""
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/status") as file:
                fields = dict(line.split(":", 1) for line in file)
        except (FileNotFoundError, ProcessLookupError):
            continue
        if fields["State"].split()[0] not in "ZX":
            found[int(name)] = [int(number) for number in fields["NSpid"].split()]
    return found


def parsed(text):
    """`k4>1` as its act, who does it, and the target."""
    who, _, target = text[1:].partition(">")
    return text[0], int(who), int(target or 0)


def chosen(random_run, step, now):
    """An operation that can be asked for: its act, who does it, and the target."""
    if step == 0:
        return "f", 1, 0
    can = [number for number in now if number != 1]
    who = 1 if not can or (step > 2 and random_run.random() < 0.1) else random_run.choice(can)
    act = random_run.choice("fffffuutkk" if len(now) < MOST else "uftkk")
    if who == 1 and act == "u":
        act = "f"
    target = random_run.choice([1, 1, 2, 3, 4, 5, random_run.choice(list(now))])
    if target == 1 and who != 1 and len(now[who]) == 1:
        target = random_run.choice(list(now))
    return act, who, target


def play(random_run, fixed):
    """One run, in a PID namespace where this process is number 1."""
    signal.alarm(60)
    unshare(NEWNS)
    libc.mount(None, b"/", None, ctypes.c_ulong(0x44000), None)
    libc.mount(b"proc", b"/proc", b"proc", ctypes.c_ulong(0), None)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    orders = {number: os.pipe() for number in range(1, 40)}
    replies = os.pipe()
    operations, words = [], []
    for step in range(len(fixed) or OPERATIONS):
        now = alive()
        act, who, target = parsed(fixed[step]) if fixed else chosen(random_run, step, now)
        operations.append(f"{act}{who}" + (f">{target}" if act in "tk" else ""))
        words.append(perform(act, who, target, orders, replies, now))
        time.sleep(0.12)
    end = [",".join(map(str, numbers)) for _, numbers in sorted(alive().items())]
    return {"run": " ".join(operations), "words": " ".join(words), "end": " ".join(end)}


def perform(act, who, target, orders, replies, now):
    """One operation, by process 1 itself or by an order to another; the word for what came of it."""
    if who == 1:
        if act == "f":
            if os.fork() == 0:
                work(orders, replies, int(os.readlink("/proc/self")))
            return "ok"
        try:
            if target != 1:  # which is this very process, and its signals are not for it
                os.kill(target, signal.SIGTERM if act == "t" else signal.SIGKILL)
            return "ok"
        except OSError as error:
            return errno.errorcode[error.errno]
    os.write(orders[who][1], (act if act in "fu" else f"{act} {target}").encode())
    if act in "tk" and target == now[who][-1]:  # it may have ended itself
        time.sleep(0.12)
        if who not in alive():
            return "ok"
    if not select.select([replies[0]], [], [], 3)[0]:
        raise SystemExit(f"no answer to {act}{who} {target}: {now}")
    return os.read(replies[0], 64).decode().strip()


def main():
    runs = []
    for seed in range(RUNS + len(FIXED)):
        result = os.pipe()
        if os.fork() == 0:
            unshare(NEWPID)
            child = os.fork()
            if child == 0:
                os.write(result[1], json.dumps(play(random.Random(seed), FIXED[seed - RUNS].split() if seed >= RUNS else [])).encode())
                os._exit(0)
            os.waitpid(child, 0)
            os._exit(0)
        os.close(result[1])
        runs.append(json.loads(os.read(result[0], 65536)))
        os.close(result[0])
        os.wait()
    print(json.dumps({"kernel": os.uname().release.split("-")[0], "runs": runs}, indent=1))


try:
    main()
except BaseException as error:
    print(repr(error), file=sys.stderr)
    os._exit(1)
