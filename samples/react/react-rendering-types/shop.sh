# shop.sh: read it into a bash with  . ./shop.sh
# #region words
export NEXT_TELEMETRY_DISABLED=1 PRICE=$PWD/price.txt
set -m  # each server gets a group, so kill also ends what npx began
kill -- $(jobs -p | sed 's/^/-/') 2> /dev/null
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
