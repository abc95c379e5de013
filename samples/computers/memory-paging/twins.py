import os
from room import read, table, write

table('asked for 512 pages')
write(216, 7)
table('wrote to 216')
read(217)
table('read from 217')
write(217, 7)
table('wrote to 217')
if os.fork() == 0:
    table('child begins')
    write(216, 8)
    table('child wrote to 216')
    os._exit(0)
os.wait()
