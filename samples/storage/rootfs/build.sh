# Makes the directory station and the file disk, as the first session does.
mkdir -p station/bin station/sbin
mkdir -p station/dev station/proc
cp /usr/bin/busybox station/bin
cp init.sh station/sbin/init
chmod +x station/sbin/init
truncate -s 8M disk
mkfs.ext4 -q -d station disk
