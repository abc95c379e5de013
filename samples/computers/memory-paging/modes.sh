for mode in 0 1 2; do
  echo "overcommit_memory = $mode"
  echo $mode > /proc/sys/vm/overcommit_memory
  python3 promise.py 1000 1
  python3 promise.py 50 20
  python3 spawn.py
done
