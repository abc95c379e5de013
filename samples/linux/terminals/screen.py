import re, sys

# A terminal in short: text, \r, \n, and two escape sequences.
lines, row, column = [""], 0, 0
for up, erase, char in re.findall(
        r"\x1b\[(\d+)A|(\x1b\[K)|([^\x1b])", sys.stdin.read()):
    if up:  # cursor up
        row = max(0, row - int(up))
    elif erase:  # erase to the end of the line
        lines[row] = lines[row][:column]
    elif char == "\r":
        column = 0
    elif char == "\n":
        row, column = row + 1, 0
        lines += [""] * (row == len(lines))
    else:
        line = lines[row].ljust(column)
        lines[row] = line[:column] + char + line[column + 1:]
        column += 1
print("\n".join(lines).rstrip())
