mkdir station/old
mount --bind station station
cd station
pivot_root . old
/bin/busybox ls -C /old
/bin/busybox umount -l /old
/bin/busybox ls -C / /old
