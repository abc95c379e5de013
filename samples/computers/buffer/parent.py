import subprocess, sys

size = sys.argv[1]
child = subprocess.Popen(['head', '-c', size, '/dev/zero'],
                         stdout=subprocess.PIPE)
child.wait()
print(len(child.stdout.read()), 'bytes')
