# home.sh: read it into a bash as root, with  . ./home.sh
# Each machine is a network namespace, nat-laptop and so on, with
# addresses, routes and rules of its own.
# #region cables
if [ $(id -u) != 0 ]; then echo "home.sh needs root"; return; fi
machines="laptop phone router server router2 friend cables"
remove() {  # the machines, and what runs on them
  for m in $machines; do
    ip netns pids nat-$m 2> /dev/null | xargs -r kill
    ip netns del nat-$m 2> /dev/null
  done
}
remove
for m in $machines; do
  ip netns add nat-$m
  ip -n nat-$m link set lo up
  eval "$m() { ip netns exec nat-$m \"\$@\"; }"
done

plug() {  # MACHINE INTERFACE ADDRESS NETWORK
  ip link add $2 netns nat-$1 type veth peer $1-$2 netns nat-cables
  ip -n nat-cables link set $1-$2 master $4 up
  ip -n nat-$1 addr add $3/24 dev $2
  ip -n nat-$1 link set $2 up
}
for network in home herhome internet; do
  ip -n nat-cables link add $network type bridge mcast_snooping 0
  ip -n nat-cables link set $network up
done
plug laptop  eth0 192.168.1.10 home
plug phone   eth0 192.168.1.11 home
plug router  lan  192.168.1.1  home
plug router  wan  203.0.113.1  internet
plug server  eth0 203.0.113.80 internet
plug router2 wan  203.0.113.99 internet
plug router2 lan  192.168.1.1  herhome
plug friend  eth0 192.168.1.10 herhome
ip -n nat-server addr add 203.0.113.81/24 dev eth0
for m in laptop phone friend; do
  ip -n nat-$m route add default via 192.168.1.1
done
for m in router router2; do
  $m sysctl -qw net.ipv4.ip_forward=1
done

ports() { $1 ss -Hlntu | wc -l; }
start() {  # MACHINE PROGRAM: in the background, until it has a port
  local before=$(ports $1)
  ("$@" &)
  for try in {1..400}; do
    if [ $(ports $1) -gt $before ]; then return; fi
    sleep 0.05
  done
  echo "$1 $2: no port after 20 seconds"
}
# #endregion cables
start server python3 whoami.py 203.0.113.80 53
start server python3 whoami.py 203.0.113.81 53
