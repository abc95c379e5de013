cd /run
size() { fdisk -lo Sectors,Size old.img | tail -n 1; }
grow() { echo ', +' | sfdisk -q -N 1 old.img 2> messages; }
truncate -s 2TB old.img
printf 'label: dos\n,\n' | sfdisk -q old.img
size
truncate -s 6TB old.img
grow
echo "status $?"
size
sgdisk -g old.img | tail -n 1  # MBR to GPT
grow
size
