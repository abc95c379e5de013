import subprocess, sys

child = subprocess.Popen(
    ["./order"], stdin=open("many"),
    stdout=subprocess.PIPE,
    stderr=subprocess.PIPE)
if sys.argv[1] == "one":
    found = child.stdout.read()
    missing = child.stderr.read()
else:
    found, missing = child.communicate()
print(len(missing), "bytes of messages")
