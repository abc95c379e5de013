# machine.sh: read it into a bash with  . ./machine.sh
# machine PARAMETERS: boots Debian's Linux in QEMU with these boot
# parameters, a test device and a network card (e1000, or $NIC). A shell
# in it runs what comes from standard input, line by line, as root.
# #region boot
images=/usr/lib/debian-installer/images/12/amd64/text
images=$images/debian-installer/amd64
machine() {
  local work=$(mktemp -d) lines=$(cat) line
  mkdir -p $work/root/{bin,dev,proc,sys}
  cp "$(command -v busybox)" $work/root/bin
  if [ -e map ]; then cp map $work/root; fi
  (cd $work && zcat $images/initrd.gz |
    cpio -id --quiet --no-absolute-filenames '*/e1000.ko' \
      '*/virtio*.ko' '*/failover.ko' '*/net_failover.ko')
  find $work/lib -name '*.ko' -exec cp {} $work/root \;
  {
    echo '#!/bin/busybox sh'
    echo '/bin/busybox --install -s /bin'
    echo 'mount -t proc proc /proc; mount -t sysfs sys /sys'
    echo 'mount -t devtmpfs dev /dev; exec > /dev/ttyS0 2>&1'
    echo 'for m in failover net_failover e1000 virtio virtio_ring \'
    echo '  virtio_pci_legacy_dev virtio_pci_modern_dev virtio_pci \'
    echo '  virtio_net; do insmod /$m.ko; done > /dev/null 2>&1'
    echo 'ip addr add 10.0.2.15/24 dev eth0; ip link set eth0 up'
    if [[ $lines = *ping* ]]; then
      echo 'until ping -c 1 -W 1 10.0.2.2; do :; done > /dev/null 2>&1'
    fi
    echo 'cd /sys/bus/pci/devices'
    while IFS= read -r line; do
      printf 'echo %q\n%s\n' "# $line" "$line"
    done <<< "$lines"
    echo 'poweroff -f'
  } > $work/root/init
  chmod +x $work/root/init
  (cd $work/root && find . | cpio -o -H newc --quiet) > $work/root.img
  timeout 60 qemu-system-x86_64 -accel tcg -m 160 -display none \
    -nodefaults -no-reboot -serial stdio -serial null \
    -kernel $images/linux -initrd $work/root.img -device edu,addr=3 \
    -netdev user,id=net,restrict=on \
    -device ${NIC:-e1000},addr=7,netdev=net $TRACE \
    -append "console=ttyS1 quiet printk.time=0 ipv6.disable=1 $*" \
    < /dev/null |
    tr -d '\r' | sed -n '/^# /,$p'
  rm -r $work
}
# #endregion boot
