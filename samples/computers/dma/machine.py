"""A PC that QEMU simulates. Its processor stands still, and a script
makes the accesses that the processor would make."""
import atexit
import subprocess

made = {"loads of data": 0, "other": 0}


def start(parts):
    global qemu
    with open("halt.bin", "wb") as firmware:  # nothing but "hlt"
        firmware.write(b"\xf4" * 65536)
    qemu = subprocess.Popen(
        ["qemu-system-x86_64", "-accel", "tcg,tb-size=8",
         "-bios", "halt.bin", "-nodefaults", "-display", "none",
         "-qtest", "stdio", "-qtest-log", "none", *parts.split()],
        text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    atexit.register(qemu.kill)
    made.update({"loads of data": 0, "other": 0})


def ask(kind, *numbers):
    """One access of the processor to a register or to memory."""
    words = [n if isinstance(n, str) else hex(n) for n in numbers]
    print(kind, *words, file=qemu.stdin, flush=True)
    while not (answer := qemu.stdout.readline()).startswith("OK"):
        if not answer:
            raise RuntimeError(kind)
    return answer[3:].strip()


def load(kind, address):
    return int(ask(kind, address), 16)


def write(kind, address, value):
    """A write to a register or to memory, counted."""
    made["other"] += 1
    ask(kind, address, value)


def memory(address, size):
    return bytes.fromhex(ask("read", address, size)[2:])


def store(address, data):
    ask("write", address, len(data), "0x" + data.hex())


def configure(slot, function, offset, value):
    """A register of a PCI device's configuration space: two writes."""
    write("outl", 0xCF8, 1 << 31 | slot << 11 | function << 8 | offset)
    write("outl", 0xCFC, value)
