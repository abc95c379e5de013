# Boots a second Linux, as a program, on the files of this one, and
# runs $1 there as root. Its disks are memory. (Packages of Debian:
# user-mode-linux kmod fdisk gdisk e2fsprogs cryptsetup-bin mdadm)
hash linux.uml || exit 1
init=$(mktemp)
trap 'rm -f "$init"' EXIT
cat > "$init" <<END
#!/bin/bash
cd "$PWD"
export PATH=/usr/sbin:/usr/bin LC_ALL=C.UTF-8
setpriv --no-new-privs mount -o remount,nosuid /
for kind in proc:/proc sysfs:/sys devtmpfs:/dev tmpfs:/run; do
  mount -t \${kind%:*} none \${kind#*:}
done
mkdir -p /run/m/lib && ln -s /usr/lib/uml/modules /run/m/lib
modprobe() { command modprobe -d /run/m "\$@"; }
. ./$1 2>&1 | sed -u 's/^/| /'
echo o > /proc/sysrq-trigger; sleep 60
END
chmod +x "$init"
setarch -R linux.uml mem=128M quiet con=null con0=null,fd:1 \
  root=/dev/root rootfstype=hostfs init="$init" 2>&1 < /dev/null |
  sed -n 's/^| //p'
