# The longest pause, the number of pauses, and of visits that waited.
java -Xms$1 -Xmx$1 "${@:2}" -Xlog:gc*:file=gc.log Busy
longest=$(grep -o 'Pause.* [0-9.]*ms$' gc.log |
  grep -o '[0-9.]*ms$' | sort -n | tail -n 1)
echo "  longest pause $longest," \
  "$(grep -c 'Pause.* [0-9.]*ms$' gc.log) pauses," \
  "$(grep -c 'Allocation Stall (' gc.log) stalls"
rm gc.log
