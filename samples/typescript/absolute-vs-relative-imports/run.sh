short() { sed "s#$PWD/##g"; } # paths from here
run() { # the output of each program, or the line of its error
  for file in "$@"; do
    node "$file" 2>&1 | grep -E 'EUR$|^[A-Za-z]*Error' | short |
      fold -sw 76
  done
}
