modprobe sd_mod
# a disk of 8 MB with one bad sector: opts=2 makes it fail on reading
modprobe scsi_debug opts=2 medium_error_start=4660 \
  medium_error_count=1
dmesg -n 1
get() { dd if=/dev/sda of=/dev/null count=1 status=none "$@"; }

echo "page cache:"
get bs=4096 skip=582
echo "direct:"
get bs=4096 skip=582 iflag=direct
for lba in {4656..4663}; do
  get bs=512 skip=$lba iflag=direct 2> /dev/null || echo "LBA $lba"
done
dmesg | grep -o 'critical.*(READ)' | uniq -c
