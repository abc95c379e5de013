# uml.sh SCRIPT MODULE...: boots Linux as a process. A shell in it
# runs SCRIPT line by line, with the modules in the root directory.
mkdir -p root/bin root/dev root/proc root/sys root/tmp
cp /bin/busybox root/bin
for name in $(busybox --list | grep -vx busybox); do
  ln -sf busybox "root/bin/$name"
done
for name in "${@:2}"; do
  find . /usr/lib/uml/modules -name "$name.ko" -exec cp {} root \;
  [ -e "root/$name.ko" ] || echo "no module $name for this kernel"
done
{
  echo '#!/bin/sh'
  echo 'mount -t devtmpfs dev /dev; mount -t proc proc /proc'
  echo 'mount -t sysfs sys /sys; cd /'
  while IFS= read -r line; do
    # A panic loses what the console has not printed yet.
    printf 'echo %q\nsleep 0.3\n%s\n' "# $line" "$line"
  done <"$1"
  echo 'poweroff -f'
} >root/init
chmod +x root/init
(cd root && find . | cpio -o -H newc --quiet) >root.img
setarch -R linux.uml mem=64M con=null con0=null,fd:1 quiet \
  printk.time=0 initrd=root.img 2>&1 | tr -d '\r' |
  sed -n '/^# /,/^\(reboot\|Kernel panic\)/p' |
  sed '/^reboot/d; s/, ip .*//' | uniq
rm -rf root root.img
