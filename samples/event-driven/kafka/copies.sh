# Copies 40,000 payments in four ways, and counts the copies.
kafka topics --create --topic payments > data/log.txt
seq 40000 | kafka console-producer --topic payments
count() {        # count TOPIC LEVEL
  kafka console-consumer --topic $1 --from-beginning \
    --isolation-level $2 --timeout-ms 8000 | wc -l
}
try() {          # try TOPIC AUTO_COMMIT WHAT
  kafka topics --create --topic $1 > data/log.txt
  for start in 1 2 3; do
    run Copy.java $* 2> data/log.txt && break
  done
  echo "$* $(count $1 read_uncommitted) $(count $1 read_committed)"
}
