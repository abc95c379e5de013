# read it into a bash with  . ./machine.sh
# #region boot
release=6.1.0-50-amd64
images=/usr/lib/debian-installer/images/12/amd64/text
images=$images/debian-installer/amd64
# build [RELEASE FILE]: makes seats.ko, or FILE for that kernel.
build() {
  local work=$(mktemp -d) status=0
  cp seats.c "$work" && echo obj-m := seats.o > "$work/Kbuild"
  make -C "/lib/modules/${1:-$release}/build" M="$work" modules \
    > "$work/log" 2>&1 && cp "$work/seats.ko" "${2:-seats.ko}" ||
    { status=$?; tail "$work/log"; }
  rm -r "$work"
  return $status
}
# machine PARAMETERS: boots Debian's Linux in QEMU with the card edu,
# a network card and $DEVICES. A shell in it runs the standard input.
machine() {
  local work=$(mktemp -d) lines=$(cat) line file
  local root=$work/root
  mkdir -p $root/{bin,dev,proc,sys,etc/modprobe.d,usr/share/misc}
  mkdir -p $root/lib/modules/$release/extra
  cp "$(command -v busybox)" $root/bin
  for file in lspci lsusb kmod; do
    file=$(command -v $file) && cp $file $root/bin
    ldd $file | grep -o '/[^ ]*' | while read -r file; do
      mkdir -p $root${file%/*} && cp -n $file $root$file
    done
  done
  for file in modprobe insmod rmmod lsmod modinfo; do
    ln -s kmod $root/bin/$file
  done
  cp /usr/share/misc/pci.ids $root/usr/share/misc
  zcat $images/initrd.gz | (cd $root && cpio -id --quiet \
    --no-absolute-filenames '*/e1000.ko' '*/usb*.ko' '*/xhci*.ko' \
    '*/hid.ko' '*/hid-generic.ko' '*/scsi*.ko' '*/sd_mod.ko' \
    '*/t10*.ko' '*/crc*.ko' '*/modules.builtin*' '*/modules.order')
  if [ -e seats.ko ]; then
    cp *.ko $root
    cp seats.ko $root/lib/modules/$release/extra
  fi
  [ -d $root/lib/modules/$release/kernel ] ||
    echo "# the installer has another kernel than $release" >&2
  /sbin/depmod -b $root $release 2> /dev/null
  {
    echo '#!/bin/busybox sh'
    echo '/bin/busybox --install -s /bin 2> /dev/null'
    echo 'mount -t proc proc /proc; mount -t sysfs sys /sys'
    echo 'mount -t devtmpfs dev /dev; exec > /dev/ttyS0 2>&1; cd /'
    echo 'for t in modprobe insmod rmmod lsmod modinfo; do'
    echo '  eval "$t() { /bin/$t \"\$@\"; }"; done'
    echo 'plug() { find /sys/devices -name modalias |'
    echo '  while read -r f; do modprobe -qb "$(cat $f)"; done; }'
    while IFS= read -r line; do
      printf 'echo %q\n%s\n' "# $line" "$line"
    done <<< "$lines"
    echo 'reboot -f'
  } > $root/init
  chmod +x $root/init
  (cd $root && find . | cpio -o -H newc --quiet) > $work/root.img
  { timeout 600 qemu-system-x86_64 -accel tcg -m 200 -display none \
    -nodefaults -no-reboot -serial stdio -serial null \
    -kernel $images/linux -initrd $work/root.img -device edu,addr=3 \
    -netdev user,id=net,restrict=on -device e1000,addr=7,netdev=net \
    $DEVICES -append "console=ttyS1 quiet printk.time=0 $*" \
    < /dev/null || echo '# stopped (after 10 minutes?)'; } |
    tr -d '\r' | sed -n '/^# /,$p'
  rm -r $work
}
# #endregion boot
