# The start of each session: the program, a list of four names, and two of the four files.
gcc order.c -o order
printf '%s\n' a.txt b.txt c.txt d.txt > names
touch a.txt c.txt
