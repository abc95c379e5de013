. ./inside.sh
cp port.conf /opt
cd /etc/systemd/system
systemctl start shop
sleep 1 # until Python runs
run mkdir shop.service.d
run cp /opt/port.conf shop.service.d/
run systemctl daemon-reload
run ps -C python3 -o args=
run systemctl restart shop
sleep 1 # until Python runs
run ps -C python3 -o args=
