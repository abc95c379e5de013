# home.sh: read it into a bash as root, with  . ./home.sh
# Each machine is a network namespace, with addresses, routes and
# rules of its own. Nothing outside of them is changed.
machines="laptop phone router server router2 friend cables"
# #region cables
remove() {  # the machines, and what runs on them
  for m in $machines; do
    ip netns pids $m 2> /dev/null | xargs -r kill
    ip netns del $m 2> /dev/null
  done
}
remove
for m in $machines; do
  ip netns add $m
  ip -n $m link set lo up
  eval "$m() { ip netns exec $m \"\$@\"; }"
done

plug() {  # MACHINE INTERFACE ADDRESS NETWORK
  ip link add $2 netns $1 type veth peer $1-$2 netns cables
  ip -n cables link set $1-$2 master $4 up
  ip -n $1 addr add $3/24 dev $2
  ip -n $1 link set $2 up
}
for network in home herhome internet; do
  ip -n cables link add $network type bridge mcast_snooping 0
  ip -n cables link set $network up
done
plug laptop  eth0 192.168.1.10 home
plug phone   eth0 192.168.1.11 home
plug router  lan  192.168.1.1  home
plug router  wan  203.0.113.1  internet
plug server  eth0 203.0.113.80 internet
plug router2 wan  203.0.113.99 internet
plug router2 lan  192.168.1.1  herhome
plug friend  eth0 192.168.1.10 herhome
ip -n server addr add 203.0.113.81/24 dev eth0
for m in laptop phone friend; do
  ip -n $m route add default via 192.168.1.1
done
for m in router router2; do
  $m sysctl -qw net.ipv4.ip_forward=1
done
# #endregion cables

ports() { $1 ss -Hlntu | wc -l; }
start() {  # MACHINE PROGRAM: in the background, until it has a port
  local before=$(ports $1)
  (ip netns exec "$@" &)
  for try in {1..400}; do
    if [ $(ports $1) -gt $before ]; then return; fi
    sleep 0.05
  done
  echo "$1 $2: no port after 20 seconds"
}
start server python3 whoami.py 203.0.113.80 53
start server python3 whoami.py 203.0.113.81 53
