from room import read, table, write

table('asked for 512 pages')
write(216, 7)
table('wrote to 216')
read(217)
table('read from 217')
write(217, 7)
table('wrote to 217')
