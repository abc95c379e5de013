. ./inside.sh
cd /etc/systemd/system
mkdir {shop,stock}.service.d
row() { printf '| %-9s %-6s %-10s %s\n' "$@"; }
try() {  # what to show, lines of stock.conf to drop, type of stock
  grep -vE "$2" "$OLDPWD/stock.conf" >shop.service.d/stock.conf
  printf '[Service]\nType=%s\n' "$3" >stock.service.d/type.conf
  systemctl daemon-reload
  systemctl start shop 2>/dev/null
  row "$1" "$3" \
    "$(systemctl is-active stock)" "$(systemctl is-active shop)"
  systemctl stop shop stock
  systemctl reset-failed
}
row lines Type= stock shop
try After= ^Requires notify
try Requires= ^After notify
try both ^$ exec
try both ^$ notify
