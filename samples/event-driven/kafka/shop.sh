# shop.sh: read it into a bash with  . ./shop.sh
# Starts Kafka anew, empty, with one broker, and gives short names.
# Its jars are in libs; where this page was made, in /libraries.
jars=libs; [ -d $jars ] || jars=/libraries
# #region helpers
tool=org.apache.kafka.tools
declare -A class=(
  [topics]=$tool.TopicCommand [console-producer]=$tool.ConsoleProducer
  [console-consumer]=$tool.consumer.ConsoleConsumer
  [consumer-groups]=$tool.consumer.group.ConsumerGroupCommand
  [producer-perf-test]=$tool.ProducerPerformance
  [delete-records]=$tool.DeleteRecordsCommand
  [transactions]=$tool.TransactionsCommand
)
fast="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
end() {  # ends the broker and all copies, and removes their data
  local pid
  for pid in $(cat data/*.pid 2> /dev/null); do
    if ps -o args= -p $pid | grep -q kafka; then
      kill -KILL $pid
      while kill -0 $pid 2> /dev/null; do sleep 0.1; done
    fi
  done
  rm -rf data
}
open() { (: < /dev/tcp/localhost/$1) 2> /dev/null; }
start() {  # starts the broker, and waits until it answers
  run kafka.tools.StorageTool format -t Yxjd-HloSDqlV5a5Q5llDg \
    -c shop.properties >> data/out 2>&1
  (java -Xmx512m -cp "$jars/*" kafka.Kafka shop.properties \
    >> data/out 2>&1 & echo $! > data/broker.pid)
  until open 9092; do
    kill -0 $(cat data/broker.pid) 2> /dev/null ||
      { echo "no broker, see data/out"; return 1; }
    sleep 0.1
  done
}
run() { java -cp "$jars/*" "$@"; }
kafka() {        # kafka TOOL OPTIONS, as bin/kafka-TOOL.sh of Kafka
  run $fast ${class[$1]} --bootstrap-server localhost:9092 "${@:2}" \
    2>> data/out
}
write() {        # write TOPIC, from lines "key value"
  kafka console-producer --topic $1 \
    --reader-property parse.key=true \
    --reader-property key.separator=' '
}
take() {         # take GROUP COUNT: a group reads orders
  kafka console-consumer --topic orders --group $1 \
    --max-messages $2 --from-beginning \
    --formatter-property print.partition=true \
    --formatter-property print.offset=true \
    --formatter-property print.key=true \
    --formatter-property key.separator=' '
}
bookmarks() {    # bookmarks GROUP: four columns of its description
  kafka consumer-groups --describe --group $1 |
    awk 'NF { print $3, $4, $5, $6 }' | column -t
}
copy() {         # copy NAME: one more copy of billing reads orders
  (java $fast -cp "$jars/*" ${class[console-consumer]} \
    --bootstrap-server localhost:9092 --topic orders --group billing \
    --command-property client.id=$1 \
    > data/$1.out 2>&1 & echo $! > data/$1.pid)
}
members() {      # members COUNT: billing's, once so many share the work
  local now before
  until [ "$now" ] && [ "$now" = "$before" ] &&
    [ $(wc -l <<< "$now") = $1 ]; do
    before=$now
    now=$(kafka consumer-groups --describe --group billing --members |
      awk 'NF && NR > 2 { print $4, $5 }' | sort)
  done
  echo "$now" | column -t
}
# #endregion helpers
end; mkdir data
if open 9092; then echo "port 9092 is taken"; else start; fi
