"""ask.py FOLDER COUNT: asks for names that do not exist"""
import os, sys

folder, count = sys.argv[1], int(sys.argv[2])
for number in range(count):
    try:
        os.stat(f"{folder}/missing-{number}")
    except FileNotFoundError:
        pass
