# The router's shell, between a home and the internet. Each host is a
# network namespace: it acts like a machine of its own.
#
#   laptop 192.168.1.10 -+                     +- server   203.0.113.80
#   phone  192.168.1.11 -+- lan  router  wan  -+- stranger 203.0.113.99
#                   192.168.1.1    203.0.113.1
#
# second_home adds a second home, whose private addresses are the same:
#
#   friend 192.168.1.10 --- router2 203.0.113.2 - wan

network() { # NAME ADDRESS: one of the router's two networks
  # without snooping, which sends packets of its own
  ip link add "$1" type bridge mcast_snooping 0
  ip addr add "$2/24" dev "$1"
  ip link set "$1" up
}

namespace() { # NAME: a network namespace of its own
  unshare --net sleep 100 &
  eval "$1=$!"
  disown
  until [ "$(readlink "/proc/$!/ns/net")" != "$(readlink /proc/$$/ns/net)" ]
  do sleep 0.01; done
  on "$1" ip link set lo up
}

host() { # NAME ADDRESS NETWORK [GATEWAY]
  namespace "$1"
  ip link add "$1" type veth peer name eth0 netns "${!1}"
  ip link set "$1" master "$3" up
  on "$1" ip addr add "$2/24" dev eth0
  on "$1" ip link set eth0 up
  [ -z "$4" ] || on "$1" ip route add default via "$4"
}

on() { # NAME COMMAND...: runs a command on that machine
  local pid=${!1}
  shift
  nsenter --net="/proc/$pid/ns/net" -- "$@"
}

serve() { # NAME PROGRAM: starts a server and waits until it listens
  on "$1" python3 "$2" "$1" &
  disown
  until on "$1" ss -Hlnut | grep -q .; do sleep 0.05; done
}

second_home() { # a friend's computer behind a router of its own
  host router2 203.0.113.2 wan
  namespace friend
  ip link add lan netns "$router2" type veth peer name eth0 netns "$friend"
  on router2 ip addr add 192.168.1.1/24 dev lan
  on router2 ip link set lan up
  on router2 sysctl -qw net.ipv4.ip_forward=1
  on router2 nft add table ip nat
  on router2 nft 'add chain ip nat postrouting {
    type nat hook postrouting priority srcnat; }'
  on router2 nft add table ip filter
  on router2 nft 'add chain ip filter input {
    type filter hook input priority filter; }'
  on friend ip addr add 192.168.1.10/24 dev eth0
  on friend ip link set eth0 up
  on friend ip route add default via 192.168.1.1
}

at_home() { # RULE...: this source NAT rule on the laptop's router
  nft flush chain ip nat postrouting
  nft add rule ip nat postrouting oifname wan "$@"
}

use() { # RULE...: this source NAT rule on both routers
  at_home "$@"
  on router2 nft flush chain ip nat postrouting
  on router2 nft add rule ip nat postrouting oifname eth0 "$@"
}

punch() { # laptop and friend look for a direct way to each other
  # new connections, because rules do not change old ones
  conntrack -F 2> log
  on router2 conntrack -F 2> log
  on laptop python3 punch.py laptop > from_laptop &
  local pid=$!
  on friend python3 punch.py friend > from_friend
  wait $pid
  cat from_laptop from_friend
}

tcp_timeout() { # SECONDS: deletes open TCP connections after this silence
  sysctl -qw "net.netfilter.nf_conntrack_tcp_timeout_established=$1"
}

counted() { # how many packets have reached the source NAT rule
  nft list chain ip nat postrouting | grep -o 'packets .'
}

table() { # the translation table: inside = public, to whom
  conntrack -L -p udp 2> log | sort | sed -E \
    's/.*src=(\S+) dst=(\S+) sport=(\w+) dport=(\w+).* dst=(\S+) sport=\w+ dport=(\w+).*/\1:\3 = \5:\6, to \2:\4/'
}

sysctl -qw net.ipv4.ip_forward=1
# what a bridge passes on is not for the rules of the router
sysctl -qw net.bridge.bridge-nf-call-iptables=0 2> log
network lan 192.168.1.1
network wan 203.0.113.1
host laptop 192.168.1.10 lan 192.168.1.1
host phone 192.168.1.11 lan 192.168.1.1
host server 203.0.113.80 wan
host stranger 203.0.113.99 wan

nft add table ip nat
nft 'add chain ip nat postrouting {
  type nat hook postrouting priority srcnat; }'
nft 'add chain ip nat prerouting {
  type nat hook prerouting priority dstnat; }'

nft add table ip filter
nft 'add chain ip filter input {
  type filter hook input priority filter; }'
nft 'add chain ip filter forward {
  type filter hook forward priority filter; }'
