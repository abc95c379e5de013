. ./inside.sh
cp stock.socket backup.service backup.timer /etc/systemd/system
cp stock-activated.py /opt/stock/stock.py
systemctl daemon-reload
run systemctl start stock.socket
run systemctl is-active stock.service
run bash /opt/stock/ask.sh
run systemctl is-active stock.service
run systemctl start backup.timer
run systemctl is-active backup.timer
