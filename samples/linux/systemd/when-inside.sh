all=(beside simple exec notify socket)
systemctl start "${all[@]/%/-client}" 2>/dev/null
for name in "${all[@]}"; do
  echo "| $name: client $(systemctl is-active $name-client)"
done
