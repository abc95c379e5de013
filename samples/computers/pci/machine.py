"""A PC of QEMU whose processor stands still. We are its firmware."""
import atexit
import subprocess
import sys

PARTS = """-machine q35 -accel tcg,tb-size=8 -m 64 -S
    -nodefaults -display none -qtest stdio -qtest-log none
    -drive if=none,id=disk,file=null-co://,format=raw
    -device pcie-root-port,id=slot1,slot=1,addr=2,x-speed=16,x-width=4
    -device nvme,bus=slot1,drive=disk,serial=1
    -device pcie-root-port,id=slot2,slot=2,addr=3
    -device bochs-display,bus=slot2"""
if "empty-slot" in sys.argv:
    PARTS += " -device pcie-root-port,id=slot3,slot=3,addr=1"

qemu = subprocess.Popen(["qemu-system-x86_64", *PARTS.split()],
                        text=True, stdin=subprocess.PIPE,
                        stdout=subprocess.PIPE)
atexit.register(qemu.kill)


def ask(*words):
    """One access to a port or to memory, as the processor makes it."""
    line = " ".join(w if isinstance(w, str) else hex(w) for w in words)
    print(line, file=qemu.stdin, flush=True)
    answer = qemu.stdout.readline().split()
    if not answer or answer[0] != "OK":
        raise RuntimeError(f"{line}: {answer}")
    return int(answer[1], 16) if len(answer) > 1 else None


# #region config
def select(device, offset):
    """Port CF8 says which register the port CFC stands for."""
    bus, slot, function = device
    ask("outl", 0xCF8, 1 << 31 | bus << 16 | slot << 11
        | function << 8 | offset & 0xFC)


def read(device, offset, size=4):
    select(device, offset)
    value = ask("inl", 0xCFC) >> 8 * (offset & 3)
    return value & (1 << 8 * size) - 1


def write(device, offset, value):
    select(device, offset)
    ask("outl", 0xCFC, value)
# #endregion config
