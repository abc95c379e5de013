# net.sh: read it into a bash as root, with  . ./net.sh
# Each machine is a network namespace, tcp-client and so on, with
# addresses and connections of its own. One run at a time: a new
# one takes the machines of the old one away.
# #region cables
if [ $(id -u) != 0 ]; then echo "net.sh needs root"; return; fi
machines="client network server"
remove() {  # the machines, and what runs on them
  for m in $machines; do
    ip netns pids tcp-$m 2> /dev/null | xargs -r kill -9 2> /dev/null
    ip netns del tcp-$m 2> /dev/null
  done
}
remove
for m in $machines; do
  ip netns add tcp-$m
  ip -n tcp-$m link set lo up
  eval "$m() { ip netns exec tcp-$m \"\$@\"; }"
  $m sysctl -qw net.ipv6.conf.all.disable_ipv6=1
done

plug() {  # MACHINE NUMBER OTHER'S NUMBER: a cable to the network
  ip link add eth0 netns tcp-$1 address 02:00:00:00:00:0$2 \
    gso_max_segs 1 type veth peer $1 netns tcp-network
  ip -n tcp-$1 addr add 10.0.0.$2/24 dev eth0
  ip -n tcp-$1 link set eth0 up
  ip -n tcp-network link set $1 up
  ip -n tcp-$1 neigh add 10.0.0.$3 dev eth0 \
    lladdr 02:00:00:00:00:0$3
  $1 sysctl -qw net.ipv4.tcp_congestion_control=reno
}
plug client 1 2
plug server 2 1

ports() { $1 ss -Hlntu0 | wc -l; }
start() {  # MACHINE PROGRAM: in the background, until it has a port
  local before=$(ports $1)
  ("$@" > $1.log 2>&1 &)
  for try in {1..400}; do
    if [ $(ports $1) -gt $before ]; then return; fi
    sleep 0.05
  done
  echo "$1 $2: no port after 20 seconds"
}
# #endregion cables
