"""Compiles museum.go for two ISAs and prints the code of sell."""
import os
import re
import subprocess

NAMES = {"x86-64": "amd64", "AArch64": "arm64"}  # ours, Go's


def compile_for(isa):
    command = "go tool compile -S -p main -o /dev/null museum.go"
    return subprocess.run(
        command.split(), env={**os.environ, "GOARCH": NAMES[isa]},
        text=True, capture_output=True, check=True).stdout


for isa in NAMES:
    listing = compile_for(isa)
    function = re.search(r"^main\.sell STEXT.*?(?=^main\.main)",
                         listing, re.M | re.S)[0]
    code = bytes.fromhex("".join(
        re.findall(r"^\t0x\w{4} ((?:\w\w ){1,16})", function, re.M)))

    lines = {}                          # the last text at an address
    for at, text in re.findall(r"^\t0x\w{4} (\d{5}) \S+\t(.*)",
                               function, re.M):
        if not re.match("TEXT|FUNCDATA|PCDATA", text):
            lines[int(at)] = text.replace("\t", " ")
    print(f"{isa}, {len(code)} bytes:")
    for at, next_at in zip(lines, [*list(lines)[1:], len(code)]):
        print(f"  {code[at:next_at].hex(' '):11}  {lines[at]}")
