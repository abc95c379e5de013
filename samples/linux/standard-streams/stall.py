import subprocess, sys

CHILD = """import os, sys
os.write(2, bytes(int(sys.argv[1])))  # stderr first
os.write(1, b"done")"""

# #region stall
def run(warnings, collect):
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(warnings)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        collect(child)
        print(f"{warnings} bytes of warnings: ends")
    except subprocess.TimeoutExpired:
        print(f"{warnings} bytes of warnings: STALLS")
        child.kill()

def naive(child):  # wait first, read afterwards
    child.wait(timeout=5)

def careful(child):  # read both pipes while waiting
    child.communicate(timeout=5)

run(65_536, naive)
run(65_537, naive)
run(10_000_000, careful)
# #endregion stall
