# #region try
try() { # name, script, what it has to print
  printf '%-17s' "$1"
  for shell in bash dash 'busybox sh'; do
    out=$($shell -c "$2" 2>&1)
    [ "$out" = "$3" ] && printf '%-7s' yes || printf '%-7s' -
  done
  echo
}
printf '%-17s%-7s%-7s%-7s\n' '' bash dash busybox
try 'set -o pipefail' 'set -o pipefail; false | true || echo x' x
try "\$'a\\x62'" "echo \$'a\\x62'" ab
try 'local' 'f() { local x=1; echo $x; }; f' 1
try '[[ ab == a* ]]' '[[ ab == a* ]] && echo x' x
try '[ a == a ]' '[ a == a ] && echo x' x
try 'function f {' 'function f { echo x; }; f' x
try '${x/a/u}' 'x=cat; echo ${x/a/u}' cut
try 'echo -e' "echo -e x" x
try '<(echo x)' 'cat <(echo x)' x
try 'ls &> /dev/null' 'ls /missing &> /dev/null' ''
try '{1..3}' 'echo {1..3}' '1 2 3'
try 'a=(x y)' 'a=(x y); echo ${a[1]}' y
# #endregion try
