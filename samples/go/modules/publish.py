"""Publishes modules into ./proxy, laid out as module proxies serve them.

publish.py            the modules of the page
publish.py changed    clock v1.4.0 again, with other code
publish.py retract    clock v1.9.1, which retracts v1.9.0
publish.py newer      clock v1.9.2, which needs Go 1.99
"""
import json
import sys
import zipfile
from pathlib import Path

CLOCK = 'package clock\n\nconst Version = "{0}"\n'
MAIL = """package mail

import (
\t"fmt"

\t"example.com/clock"
)

func Send(text string) {
\tfmt.Println("mail uses clock", clock.Version)
\tfmt.Println("mail:", text)
}
"""
CRON = """package cron

import (
\t"fmt"

\t"example.com/clock"
)

func Wait() {
\tfmt.Println("cron uses clock", clock.Version)
}
"""


def publish(name, version, source, *lines, go="1.26"):
    path = f"example.com/{name}"
    gomod = "\n\n".join([f"module {path}", f"go {go}", *lines]) + "\n"
    folder = Path("proxy", path, "@v")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{version}.mod").write_text(gomod)
    (folder / f"{version}.info").write_text(json.dumps(
        {"Version": version, "Time": "2026-11-20T00:00:00Z"}))
    with zipfile.ZipFile(folder / f"{version}.zip", "w") as archive:
        archive.writestr(f"{path}@{version}/go.mod", gomod)
        archive.writestr(f"{path}@{version}/{name}.go", source)
    known = [file.stem for file in folder.glob("*.mod")]
    (folder / "list").write_text("\n".join(sorted(known)) + "\n")


def clock(version, *lines, go="1.26"):
    publish("clock", version, CLOCK.format(version), *lines, go=go)


change = sys.argv[1:]
if change == ["changed"]:
    publish("clock", "v1.4.0", CLOCK.format("v1.4.0, changed"))
elif change == ["retract"]:
    clock("v1.9.1", "retract v1.9.0 // one hour fast")
elif change == ["newer"]:
    clock("v1.9.2", go="1.99")
else:
    for version in ["v1.2.0", "v1.4.0", "v1.9.0"]:
        clock(version)
    publish("mail", "v1.1.0", MAIL, "require example.com/clock v1.2.0")
    publish("cron", "v1.0.0", CRON, "require example.com/clock v1.4.0")
