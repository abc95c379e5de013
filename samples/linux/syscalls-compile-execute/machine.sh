# bash machine.sh PROGRAM ...: boots Linux in QEMU, with these static
# programs in it. A shell in it runs what comes from standard input,
# line by line, and each line is printed before it runs.
# #region boot
images=$(ls -d /usr/lib/debian-installer/images/*/amd64/text)
images=${images##*$'\n'}/debian-installer/amd64
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir -p $work/root/{bin,dev,proc,sys}
cp "$(command -v busybox)" "$@" $work/root/bin
{
  echo '#!/bin/busybox sh'
  echo '/bin/busybox --install -s /bin'
  echo 'mount -t proc proc /proc; mount -t sysfs sys /sys'
  echo 'mount -t devtmpfs dev /dev; exec > /dev/ttyS0 2>&1'
  echo 'cd /sys/devices/system/clocksource/clocksource0'
  echo 'until grep -q "^tsc " available_clocksource; do sleep 1; done'
  while IFS= read -r line; do
    printf 'echo %q\n%s\n' "# $line" "$line"
  done
  echo 'sleep 1; poweroff -f'
} > $work/root/init
chmod +x $work/root/init
(cd $work/root && find . | cpio -o -H newc --quiet) > $work/root.img
timeout 100 qemu-system-x86_64 -accel tcg -m 160 -display none \
  -nodefaults -no-reboot -serial stdio -serial null \
  -kernel $images/linux -initrd $work/root.img \
  -append "console=ttyS1 quiet tsc=reliable" < /dev/null |
  tr -d '\r' | sed -n '/^# /,$p'
# #endregion boot
