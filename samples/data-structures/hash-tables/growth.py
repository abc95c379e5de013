import sys

table, bytes_before = {}, 0
for entries in range(1, 100):
    table[entries] = "value"
    if sys.getsizeof(table) > bytes_before:
        bytes_before = sys.getsizeof(table)
        print(f"entry {entries:2}: {bytes_before:4} bytes")
