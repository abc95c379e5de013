modprobe loop
sizes() {
  lsblk -no NAME,SIZE /dev/loop0
  echo "file system $(df -h --output=size /run/photos | tail -1)"
}
# a volume of 64 MB with one partition, in use
truncate -s 64M /run/volume
losetup -P /dev/loop0 /run/volume
printf 'label: gpt\ntype=linux\n' | sfdisk -q /dev/loop0
mkfs.ext4 -q /dev/loop0p1
mkdir /run/photos
mount /dev/loop0p1 /run/photos

echo "== the provider enlarges it"
truncate -s 256M /run/volume
losetup -c /dev/loop0
sizes
echo "== the partition"
echo ', +' | sfdisk -q --no-reread --force -N 1 \
  /dev/loop0 2> /run/messages
partx -u /dev/loop0
sizes
echo "== the file system"
resize2fs /dev/loop0p1 > /dev/null 2>&1
sizes
