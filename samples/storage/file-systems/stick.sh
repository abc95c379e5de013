# write an empty file system (-q: quietly)
mkfs.ext4 -q /dev/sdb1
# attach it to an empty directory
mkdir /tmp/stick
mount /dev/sdb1 /tmp/stick
# create the file conf
printf old > /tmp/stick/conf
cd /tmp/stick
# inode number and size of conf, its space
stat -c 'inode %i, %s bytes' conf
du --block-size=1 conf
# what is mounted
findmnt -o TARGET,SOURCE,FSTYPE /tmp/stick
# space for files (metadata takes 50 MiB)
df -h --output=size,avail .
# leave and detach it, count visible files
cd /
umount /tmp/stick
ls /tmp/stick | wc -l
