all=(beside simple exec notify socket)
# #region inside
clients=("${all[@]/%/-client}")
systemctl start --no-block "${clients[@]}"
until [ $(systemctl is-failed "${clients[@]}" | grep -c failed) = 3 ]
do sleep 0.2; done
touch /run/data
# #endregion inside
systemctl start notify-client socket-client
for name in "${all[@]}"; do
  echo "| $name: client $(systemctl is-active $name-client)"
done
