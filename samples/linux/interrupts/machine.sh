# machine.sh: read it into a bash with  . ./machine.sh
# machine PARAMETERS: boots Linux in QEMU with these boot parameters:
# two CPUs, a network card and a bell on interrupt line 11. A shell in
# it runs what comes from standard input, line by line.
# #region boot
images=$(ls -d /usr/lib/debian-installer/images/*/amd64/text)
images=${images##*$'\n'}/debian-installer/amd64
machine() {
  local work=$(mktemp -d) line
  mkdir -p $work/root/{bin,dev,proc,sys}
  cp "$(command -v busybox)" $work/root/bin
  (cd $work && zcat $images/initrd.gz |
    cpio -id --quiet --no-absolute-filenames '*/e1000.ko')
  find $work/lib -name e1000.ko -exec cp {} $work/root \;
  {
    echo '#!/bin/busybox sh'
    echo '/bin/busybox --install -s /bin'
    echo 'mount -t proc proc /proc; mount -t sysfs sys /sys'
    echo 'mount -t devtmpfs dev /dev; exec > /dev/ttyS0 2>&1'
    echo 'insmod /e1000.ko'
    echo 'ip addr add 10.0.2.15/24 dev eth0; ip link set eth0 up'
    echo 'until ping -c 1 10.0.2.2; do sleep 1; done > /dev/null 2>&1'
    echo 'cd /sys/bus/pci/devices/0000:00:03.0; echo 1 > enable'
    echo 'read bell end rest < resource; cd /proc/irq'
    echo 'ring() { devmem $((bell + 96)) 32 1; }'
    echo 'hush() { devmem $((bell + 100)) 32 1; }'
    while IFS= read -r line; do
      printf 'echo %q\n%s\n' "# $line" "$line"
    done
    echo 'sleep 1; poweroff -f'
  } > $work/root/init
  chmod +x $work/root/init
  (cd $work/root && find . | cpio -o -H newc --quiet) > $work/root.img
  qemu-system-x86_64 -accel tcg -m 160 -smp 2 -display none \
    -nodefaults -no-reboot -serial stdio -serial null \
    -kernel $images/linux -initrd $work/root.img \
    -netdev user,id=net,restrict=on -device edu,addr=3 \
    -device e1000,addr=7,netdev=net \
    -append "console=ttyS1 quiet printk.time=0 $*" < /dev/null |
    tr -d '\r' | sed -n '/^# /,$p'
  rm -r $work
}
# #endregion boot
