#!/bin/busybox sh
busybox mount -t proc proc /proc
busybox mount -t devtmpfs dev /dev
for m in squashfs overlay; do busybox insmod /$m.ko; done
busybox mkdir /image /ram /sealed
busybox mount -t squashfs -o ro /dev/ubda /image
busybox mount -t tmpfs tmpfs /ram
busybox mkdir /ram/up /ram/work
busybox mount -t overlay overlay /sysroot \
  -o lowerdir=/image,upperdir=/ram/up,workdir=/ram/work
busybox mount -t overlay overlay /sealed -o lowerdir=/image:/ram
busybox df /image /sysroot /sealed
exec busybox switch_root /sysroot /sbin/init
