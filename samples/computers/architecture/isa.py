"""Compiles count.go for three processors and lists their code."""
import os
import re
import subprocess

# #region compile
def compile_for(isa):
    command = "go tool compile -S -p count -o /dev/null count.go"
    return subprocess.run(
        command.split(), env={**os.environ, "GOARCH": isa},
        text=True, capture_output=True, check=True).stdout
# #endregion compile


for isa in "amd64", "arm64", "riscv64":
    listing = compile_for(isa)
    function = listing[:listing.index("go:cuinfo")]
    code = bytes.fromhex("".join(
        re.findall(r"^\t0x\w{4} ((?:\w\w ){1,16})", function, re.M)))

    lines = {}                          # the last text at an address
    for at, text in re.findall(r"^\t0x\w{4} (\d{5}) \S+\t(.*)",
                               function, re.M):
        if not re.match("TEXT|FUNCDATA|PCDATA", text):
            lines[int(at)] = text.replace("\t", " ")
    end = max(lines) + (1 if isa == "amd64" else 4)
    print(f"{isa}, {end} bytes")
    for at, next_at in zip(lines, [*list(lines)[1:], end]):
        print(f"   {code[at:next_at].hex(' '):12} {lines[at]}")
