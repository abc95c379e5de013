bash build.sh
mkdir station/old
unshare --mount bash -c '
  mount --bind station station
  cd station
  pivot_root . old
  /bin/busybox umount -l /old
  /bin/busybox sh -c "echo /* /old/*"
'
