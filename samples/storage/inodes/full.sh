mkdir lists
# attach the file system at "lists"
mount -t tmpfs -o size=1m,nr_inodes=5 \
  tmpfs lists
cd lists
for day in mon tue wed thu fri; do
  echo 'buy bread' > "$day.txt"
done
df -h --output=avail .
# inodes: total, used, free
df --output=itotal,iused,iavail .
