"""A PC of QEMU whose processor stands still, asked from outside."""
import subprocess


class Machine:
    def __init__(self, kind, more=""):
        command = f"""qemu-system-x86_64 -machine {kind} -m 64 -S
            -accel tcg,tb-size=8 -nodefaults -display none
            -qtest stdio -qtest-log none {more}"""
        self.qemu = subprocess.Popen(
            command.split(), text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.qemu.kill()

    def ask(self, *words):
        """One access to a port or to memory."""
        line = " ".join(w if isinstance(w, str) else hex(w)
                        for w in words)
        print(line, file=self.qemu.stdin, flush=True)
        answer = self.qemu.stdout.readline().split()
        if not answer or answer[0] != "OK":
            raise RuntimeError(f"{line}: {answer}")
        return int(answer[1], 16) if len(answer) > 1 else None

    def config(self, slot, function, offset, value=None):
        """Reads or writes configuration space of a device on bus 0."""
        self.ask("outl", 0xCF8, 1 << 31 | slot << 11 | function << 8
                 | offset)
        if value is None:
            return self.ask("inl", 0xCFC)
        self.ask("outl", 0xCFC, value)
