insmod greeter.ko
grep greeter /proc/devices
mknod /tmp/anything c 240 7
cat /tmp/anything
rmmod greeter
cat /tmp/anything
