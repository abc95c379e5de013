unshare --user --map-root-user --mount bash <<'END'
mkdir -p station/old
mount --bind station station
cd station || exit
pivot_root . old || exit
/bin/busybox ls -d /old/usr
/bin/busybox umount -l /old
/bin/busybox ls -d /old/usr
/bin/busybox ls -C /
END
