# three.sh: read it into a bash with  . ./three.sh
# Three brokers, empty, at ports 9101 to 9103. `end` ends them.
. ./shop.sh; end; mkdir data
# #region brokers
for n in 1 2 3; do
  cat > data/node$n.properties <<END
process.roles=broker,controller
node.id=$n
listeners=PLAINTEXT://localhost:910$n,CONTROLLER://localhost:911$n
controller.listener.names=CONTROLLER
controller.quorum.voters=1@localhost:9111,2@localhost:9112,\
3@localhost:9113
log.dirs=data/log$n
END
  run kafka.tools.StorageTool format -t Yxjd-HloSDqlV5a5Q5llDg \
    -c data/node$n.properties >> data/out 2>&1
  (java -Xmx512m -cp "$jars/*" kafka.Kafka data/node$n.properties \
    >> data/out 2>&1 & echo $! > data/node$n.pid)
done
for n in 1 2 3; do until open 910$n; do sleep 0.1; done; done
# #endregion brokers
all=localhost:9101,localhost:9102,localhost:9103
three() {        # as kafka, for the three
  run $fast ${class[$1]} --bootstrap-server $all "${@:2}" 2>> data/out
}
insync() {       # insync TOPIC COUNT: waits for so many in sync
  until three topics --describe --topic $1 |
    grep -qE "Isr: [0-9](,[0-9]){$(($2 - 1))}\s"; do sleep 0.5; done
}
