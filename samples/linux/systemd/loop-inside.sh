systemctl start always patient
until systemctl -q is-failed always; do sleep 0.2; done
sleep 10
echo "| starts of always: $(wc -l </run/always)"
systemctl -q is-failed patient && echo '| patient failed' ||
  echo '| patient is still being started'
