# #region inside
ours='^(shop|worker)'
alive() { echo "| $1: $(pgrep -af $ours | cut -d' ' -f2 | xargs)"; }
both() { until [ $(pgrep -fc $ours) = 2 ]; do sleep 0.1; done; }

bash shop.sh & both
alive 'started by hand'
kill $(cat /run/shop.pid) && wait
alive 'after kill of the PID in the file'
pkill -f ^worker; while pgrep -f ^worker; do sleep 0.1; done

systemctl start shop && both
alive 'started by systemd'
echo "| its cgroup: $(wc -l < \
  /sys/fs/cgroup/system.slice/shop.service/cgroup.procs) processes"
systemctl stop shop
alive 'after systemctl stop'

systemctl start main-only && both
systemctl stop main-only
alive 'after systemctl stop with KillMode=process'
# #endregion inside
