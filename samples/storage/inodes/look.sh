PATH=$PATH:/sbin # place of both programs
exec 2> log # messages go to "log"
echo 'buy bread' > today.txt
mke2fs -q -t ext4 -b 4096 disk.img 64M
# -w: may write; -R: run this command
debugfs -w disk.img \
  -R 'write today.txt today.txt'
# name: in the root directory
debugfs disk.img -R 'ls -p /' | grep today
# inode 12: number of its data block
block=$(debugfs disk.img -R 'blocks <12>')
echo $block
# skip the blocks before it, read one
dd if=disk.img bs=4096 skip=$block count=1 |
  head -n 1
