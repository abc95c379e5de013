import subprocess, sys

child = subprocess.Popen(
    ["python3", "price.py"], stdin=open("many.txt"),
    stdout=subprocess.PIPE, stderr=subprocess.PIPE)
if sys.argv[1] == "one":
    results = child.stdout.read()
    messages = child.stderr.read()
else:
    results, messages = child.communicate()
print(len(messages), "bytes of messages")
