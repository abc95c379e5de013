mkdir units
. ./unit.sh
# #region units
server() {  # name, port, type
  unit "$1.service" '[Service]' Type="$3" \
    ExecStart="/usr/bin/python3 $PWD/server.py $2"
}
client() {  # name, port, what it says about its server
  unit "$1-client.service" "${@:3}" \
    '[Service]' Type=oneshot RemainAfterExit=yes \
    ExecStart="/bin/bash -c 'grep 42 < /dev/tcp/127.0.0.1/$2'"
}
server beside 5001 exec
client beside 5001 Requires=beside.service

server simple 5002 simple
client simple 5002 {Requires,After}=simple.service

server exec 5003 exec
client exec 5003 {Requires,After}=exec.service

server notify 5004 notify
client notify 5004 {Requires,After}=notify.service

unit socket.socket '[Socket]' ListenStream=127.0.0.1:5005
server socket 5005 exec
client socket 5005 {Requires,After}=socket.socket
# #endregion units
# #region boot
bash boot.sh when-inside.sh
# #endregion boot
