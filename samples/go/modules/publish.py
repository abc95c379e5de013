"""Publishes modules into ./proxy, laid out as module proxies serve them.

publish.py                        the modules below, and the program in app
publish.py clock@v1.9.1 LINE...   one version more, with lines in its go.mod
publish.py again clock@v1.4.0     a known version with another content
"""
import json
import sys
import zipfile
from pathlib import Path

# #region universe
UNIVERSE = {  # module@version: what its go.mod requires
    "clock@v1.2.0": [],
    "clock@v1.3.0": [],
    "clock@v1.4.0": [],
    "clock@v1.9.0": [],
    "mail@v1.0.0": ["clock v1.2.0"],
    "mail@v1.1.0": ["clock v1.3.0"],
    "cron@v1.0.0": ["clock v1.4.0"],
}
# #endregion universe

APP = {
    "go.mod": """module example.com/app

go 1.26

require (
\texample.com/cron v1.0.0
\texample.com/mail v1.1.0
)
""",
    "main.go": """package main

import (
\t"fmt"

\t"example.com/clock"
\t_ "example.com/cron"
\t_ "example.com/mail"
)

func main() { fmt.Println("built with clock", clock.Version) }
""",
}


def publish(module, requires, lines=(), note=""):
    name, version = module.split("@")
    path = f"example.com/{name}"
    required = [f"require example.com/{one}" for one in requires]
    lines = ["go 1.26", *required] if not lines else lines
    gomod = "\n\n".join([f"module {path}", *lines]) + "\n"
    imports = [f'import _ "example.com/{one.split()[0]}"' for one in requires]
    source = "\n\n".join(
        [f"package {name}", *imports, f'const Version = "{version}{note}"'])
    folder = Path("proxy", path, "@v")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{version}.mod").write_text(gomod)
    (folder / f"{version}.info").write_text(json.dumps(
        {"Version": version, "Time": "2026-11-20T00:00:00Z"}))
    with zipfile.ZipFile(folder / f"{version}.zip", "w") as archive:
        archive.writestr(f"{path}@{version}/go.mod", gomod)
        archive.writestr(f"{path}@{version}/{name}.go", source + "\n")
    known = [file.stem for file in folder.glob("*.mod")]
    (folder / "list").write_text("\n".join(sorted(known)) + "\n")


if sys.argv[1:2] == ["again"]:
    publish(sys.argv[2], [], note=", but other code")
elif len(sys.argv) > 1:
    publish(sys.argv[1], [], sys.argv[2:])
else:
    for module, requires in UNIVERSE.items():
        publish(module, requires)
    Path("app").mkdir()
    for file, text in APP.items():
        Path("app", file).write_text(text)
