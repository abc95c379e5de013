bash build.sh
# print what the process finds in /
chroot station /bin/busybox sh -c 'echo /*'
# the kernel's name and version
chroot station /bin/busybox uname -sr
