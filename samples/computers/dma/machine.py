"""A PC of QEMU whose processor stands still. We are its processor."""
import atexit
import subprocess

made = {}  # accesses of each kind


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


# #region ask
def ask(kind, *numbers):
    """One access of the processor to a port, a register or memory."""
    made[kind] = made.get(kind, 0) + 1
    words = [n if isinstance(n, str) else hex(n) for n in numbers]
    print(kind, *words, file=qemu.stdin, flush=True)
    while not (answer := qemu.stdout.readline()).startswith("OK"):
        if not answer:
            raise RuntimeError(kind)
    return answer[3:].strip()
# #endregion ask


def load(kind, address):
    return int(ask(kind, address), 16)


def memory(address, size):
    return bytes.fromhex(ask("read", address, size)[2:])


def store(address, data):
    ask("write", address, len(data), "0x" + data.hex())


def configure(slot, function, offset, value):
    """A register of a PCI device's configuration space."""
    ask("outl", 0xCF8, 1 << 31 | slot << 11 | function << 8 | offset)
    ask("outl", 0xCFC, value)
