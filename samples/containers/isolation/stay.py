# Prints its own process number and waits for a minute.
import os, time

print("inside: process", os.getpid(), flush=True)
time.sleep(60)
