insmod older.ko
insmod greeter.ko
grep greeter /proc/devices
mknod /tmp/anything c 240 7
cat /tmp/anything
dmesg | grep 'greeter: [or]'
exec 3< /tmp/anything
rmmod greeter
exec 3<&-
rmmod greeter
cat /tmp/anything
insmod greeter.ko
cp /proc/version /tmp/anything
