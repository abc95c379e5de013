systemctl start always patient
sleep 10 # and do not ask meanwhile: it would slow the starts down
until systemctl -q is-failed always; do sleep 1; done
echo "| starts of always: $(wc -l </run/always)"
systemctl -q is-failed patient && echo '| patient failed' ||
  echo '| patient is still being started'
