# #region inside
alive() {
  echo "| $1: $(pgrep -af '^(shop|worker)' | cut -d' ' -f2 | xargs)"
}
bash shop.sh & sleep 1
alive 'started by hand'
kill $(cat /run/shop.pid); sleep 1
alive 'after kill of the PID in the file'
pkill -f ^worker

systemctl start shop; sleep 1
alive 'started by systemd'
echo "| its cgroup: $(wc -l < \
  /sys/fs/cgroup/system.slice/shop.service/cgroup.procs) processes"
systemctl stop shop
alive 'after systemctl stop'

systemctl start main-only; sleep 1
systemctl stop main-only
alive 'after systemctl stop with KillMode=process'
# #endregion inside
