"""million.py FOLDER: a million empty files in a thousand folders"""
import os, sys

for d in range(1000):
    folder = f"{sys.argv[1]}/d{d}"
    os.mkdir(folder)
    for f in range(1000):
        os.close(os.open(f"{folder}/f{f}", os.O_CREAT | os.O_WRONLY))
