. ./inside.sh
systemctl start systemd-journald
run systemctl start shop
for try in {1..60}; do
  journalctl -u shop | grep -q Serving && break
  sleep 0.5
done
run systemctl is-enabled shop
run systemctl enable shop
run systemctl is-enabled shop
run systemctl status shop
run systemctl stop shop
run systemctl is-active shop
