# shop.sh: read it into a bash with  . ./shop.sh
# #region words
export NEXT_TELEMETRY_DISABLED=1 PRICE=$PWD/price.txt
kill $(jobs -p) 2> /dev/null  # what an earlier run has started
wait
get() { curl -s 127.0.0.1:$1; }
start() {  # PORT PROGRAM: in the background, until it answers
  "${@:2}" > $1.log 2>&1 &
  for try in {1..600}; do
    if curl -s -o $1.html 127.0.0.1:$1; then return; fi
    sleep 0.1
  done
  echo "nobody answers at port $1"
}
# #endregion words
