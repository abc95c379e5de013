# What every process 1 here begins with.
# (mount is setuid, for an owner who means nothing in this kernel.)
for kind in proc:/proc sysfs:/sys tmpfs:/run; do
  setpriv --no-new-privs mount -t ${kind%:*} none ${kind#*:}
done
python3 listen.py >/run/events &
until grep -q ' 15 .* 00000003 ' /proc/net/netlink; do sleep 0.1; done

say() { sed 's/^/| /'; }
off() { echo o >/proc/sysrq-trigger && sleep 60; }
plug() {  # name, image, whose message to wait for
  echo "host config $1=$PWD/$2"
  local this="$3 add .*DISKSEQ=$((disks += 1))"
  until grep -q "$this" /run/events; do sleep 0.1; done
}
unplug() {
  while [ -e "/sys/block/$1" ]; do
    echo "host remove $1"
    sleep 0.5
  done
}
