# For the scripts that run on the machine: the files of the page
# in the places where the page says that they are.
cp /usr/bin/mount /run/mount # a copy without the bit setuid
mount() { /run/mount "$@"; }
mount -t tmpfs none /etc/systemd/system
mount -t tmpfs none /opt
mkdir -p /opt/shop /opt/stock
# The user www-data, also where this computer does not have it.
for file in passwd group; do
  grep -v ^www-data: /etc/$file >/opt/$file
done
echo 'www-data:x:33:33::/opt:/usr/sbin/nologin' >>/opt/passwd
echo 'www-data:x:33:' >>/opt/group
mount --bind /opt/passwd /etc/passwd
mount --bind /opt/group /etc/group
cp shop.service stock.service /etc/systemd/system
cp stock.py ask.sh /opt/stock
systemctl daemon-reload
run() { # shows a command, then runs it
  echo "| \$ $*"
  bash -c "$*" 2>&1 | fold -sw 72 | sed 's/^/| /'
}
