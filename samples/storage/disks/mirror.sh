# #region setup
modprobe -a loop raid1
for n in 0 1; do  # two disks of 8 MB
  truncate -s 8M /run/disk$n
  losetup /dev/loop$n /run/disk$n
done
mdadm -q --create /dev/md0 --level=1 --raid-devices=2 \
  --assume-clean --run /dev/loop0 /dev/loop1
md=/sys/block/md0/md
start=$(($(cat $md/dev-loop0/offset) / 8))  # where the data begins
put() { yes $1 | dd of=$2 bs=4096 seek=${3:-0} count=1 \
  iflag=fullblock oflag=direct status=none; }
half() { dd if=/dev/loop$1 bs=4096 skip=$start count=1 \
  iflag=direct status=none | head -n 1; }
action() { echo $1 > $md/sync_action
  mdadm -q --wait /dev/md0 || true; }
# #endregion setup

for n in 0 1; do
  put good /dev/md0
  put wrong /dev/loop$n $start  # half n, behind the mirror's back
  echo $(half 0) $(half 1)
  action check
  echo "mismatches: $(cat $md/mismatch_cnt)," \
    "$(grep -o '\[..\]$' /proc/mdstat)"
  action repair
  echo $(half 0) $(half 1)
done
