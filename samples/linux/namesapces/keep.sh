touch shop
unshare --uts=shop hostname shop.example
echo "the command is over, and I am on $(hostname)"
echo "the namespace says: $(nsenter --uts=shop hostname)"
umount shop
nsenter --uts=shop hostname
