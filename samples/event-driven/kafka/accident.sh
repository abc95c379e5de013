kill -STOP $(cat data/node2.pid data/node3.pid)  # the followers hang
sleep 3
kill -KILL $(cat data/node1.pid)                 # the leader dies
kill -CONT $(cat data/node2.pid data/node3.pid)
