import mmap, os

with open('data', 'wb') as file:
    file.write(b'x' * 8192)
with open('data', 'rb') as file:
    memory = mmap.mmap(file.fileno(), 8192, access=mmap.ACCESS_READ)
os.truncate('data', 100)
print('byte 50:', memory[50], flush=True)
print('byte 200:', memory[200], flush=True)
os.remove('data')
print('byte 5000:', memory[5000], flush=True)
