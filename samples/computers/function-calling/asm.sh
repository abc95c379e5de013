# usage: sh asm.sh PROGRAM FUNCTION [FIRST,LAST]
# Prints the machine instructions of one function, or only
# those from number FIRST to number LAST.
# objdump reads them from the program. awk keeps the lines of
# the function. perl shortens a line: the name of a function
# instead of its address, short numbers in decimal, no words
# for the size of an operand, no remarks.
objdump -d -M intel --no-show-raw-insn --disassemble="$2" "$1" |
  awk -v start="<$2>:" '/^[0-9a-f]+ </ { shown = $2 == start }
    shown && /^ / { print }' |
  perl -pe 's/\s*#.*//; s/[0-9a-f]+ <(\w+)(\@plt)?>/$1/;
    s/QWORD PTR //; s/,/, /; s/^ +//; s/:\t/  /;
    s/(  \w+) +/$1 /; s/0x([0-9a-f]{1,3})\b/hex $1/ge' |
  sed -n "${3:-1,\$}p"
