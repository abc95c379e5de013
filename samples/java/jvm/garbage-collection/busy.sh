# How many pauses and stalls the log has, and the longest of each.
log=busy$$.log
java -Xms$1 -Xmx$1 -XX:+AlwaysPreTouch "${@:2}" -Xlog:gc*:file=$log Busy
for what in Pause Stall; do
  grep -o "$what.* [0-9.]*[0-9]ms$" $log | grep -o '[0-9.]*ms$' |
    sort -n | awk -v what=$what 'END {
      print "  " what ": " NR (NR ? ", longest " $0 : "") }'
done
rm $log
