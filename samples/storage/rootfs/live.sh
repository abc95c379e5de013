#!/bin/busybox sh
busybox mount -t proc proc /proc
busybox mount -t devtmpfs dev /dev
for m in squashfs overlay; do busybox insmod /$m.ko; done
busybox mkdir /image /ram
busybox mount -t squashfs -o ro /dev/ubda /image
busybox mount -t tmpfs tmpfs /ram
busybox mkdir /ram/up /ram/work
busybox mount -t overlay overlay /sysroot \
  -o lowerdir=/image,upperdir=/ram/up,workdir=/ram/work
busybox df /image /sysroot
exec busybox switch_root /sysroot /sbin/init
