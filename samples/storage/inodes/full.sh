mkdir mail
mount -t tmpfs -o size=1m,nr_inodes=8 mail mail
cd mail
for number in 1 2 3 4 5 6 7 8 9; do
  echo hello > "message-$number" || break
done
df -h .
df -i .
rm message-1
echo hello > message-8 && echo stored
