"""What Linux does with random operations on real processes, as the reference of model.test.ts.

    unshare -rpf --mount-proc python3 labs/process-tree/record.py > labs/process-tree/recorded.ts

This program is process 1 of its own PID namespace. It drives real processes through pipes, and after each operation
writes down every process, its parent and whether it is a zombie, with the numbers that the figure uses.
"""

import ctypes, os, random, sys, tempfile, time

RUNS, LENGTH, FIRST, MOST = 60, 12, 100, 8
PR_SET_CHILD_SUBREAPER, PR_GET_CHILD_SUBREAPER = 36, 37
COMMANDS = {"f": "fork", "e": "exit", "w": "wait", "r": "reaper"}
libc = ctypes.CDLL(None)
folder = tempfile.mkdtemp()
answers, answer = os.pipe()


def box(pid):
    return f"{folder}/{pid}"


def serve():
    """The life of a process: takes one command at a time and answers with a byte."""
    me = os.getpid()
    os.mkfifo(box(me))
    os.write(answer, b".")
    while True:
        with open(box(me)) as commands:
            command = commands.read()
        if command == "fork":
            if os.fork() == 0:
                serve()
            continue  # the child answers
        if command == "exit":
            os._exit(7)
        if command == "wait":
            reap()
        if command == "reaper":
            now = ctypes.c_int()
            libc.prctl(PR_GET_CHILD_SUBREAPER, ctypes.byref(now))
            libc.prctl(PR_SET_CHILD_SUBREAPER, 0 if now.value else 1)
        os.write(answer, b".")


def reap():
    try:
        return os.waitpid(-1, os.WNOHANG)[0] != 0
    except ChildProcessError:
        return False


def look(pid):
    """State and parent, or None."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            state, parent = file.read().rsplit(")", 1)[1].split()[:2]
        return state, int(parent)
    except FileNotFoundError:
        return None


def play(operations):
    """One line for each operation: `100<1 101<100Z`."""
    base = os.fork()
    if base == 0:
        serve()
    os.read(answers, 1)
    made, lines = 1, []

    def table():
        found = [(number, look(base + number - FIRST)) for number in range(FIRST, FIRST + made)]
        return [(number, *seen) for number, seen in found if seen]

    for act, number in operations:
        pid = base + number - FIRST
        seen = look(pid) if number < FIRST + made else None
        if seen and act == "k":
            os.kill(pid, 9)
        elif seen and seen[0] != "Z" and not (act == "f" and len(table()) + 1 == MOST):
            with open(box(pid), "w") as commands:
                commands.write(COMMANDS[act])
            if act != "e":
                os.read(answers, 1)
            made += act == "f"
        while seen and act in "ek" and (after := look(pid)) and after[0] != "Z":
            time.sleep(0.0005)
        while reap():  # process 1 waits for whatever it is given
            pass
        own = lambda parent: 1 if parent == 1 else parent - base + FIRST
        lines.append(" ".join(f"{n}<{own(parent)}{'Z' * (state == 'Z')}" for n, state, parent in table()))
    for number, _, _ in table():
        os.kill(base + number - FIRST, 9)
    try:
        while os.wait():
            pass
    except ChildProcessError:
        return lines


def main():
    random.seed(7)
    print("// Written by record.py: what Linux did. Do not edit.")
    print("export const KERNEL_RUNS: readonly { readonly ops: string; readonly tables: readonly string[] }[] = [")
    for _ in range(RUNS):
        operations = [
            (random.choice("fffffeekwwr"), FIRST + min(int(random.expovariate(0.6)), 6)) for _ in range(LENGTH)
        ]
        lines = play(operations)
        ops = " ".join(f"{act}{number}" for act, number in operations)
        tables = "".join(f"      '{line}',\n" for line in lines)
        print(f"  {{\n    ops: '{ops}',\n    tables: [\n{tables}    ],\n  }},")
    print("];")


main()
