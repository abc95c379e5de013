# The router's shell, between a home and the Internet. Each host is a
# network namespace: a network stack of its own in the same kernel.
#   laptop 192.168.1.10 ─┐                       ┌─ server   203.0.113.80
#   phone  192.168.1.11 ─┴─ lan  router  wan ────┴─ stranger 203.0.113.99
#                    192.168.1.1    203.0.113.1
sysctl -qw net.ipv4.ip_forward=1

network() { # NAME ADDRESS: one of the router's two sides
  ip link add "$1" type bridge
  ip addr add "$2/24" dev "$1"
  ip link set "$1" up
}

host() { # NAME ADDRESS SIDE [GATEWAY]
  unshare --net sleep 100 &
  eval "$1=$!"
  disown
  until [ "$(readlink "/proc/$!/ns/net")" != "$(readlink /proc/$$/ns/net)" ]; do sleep 0.01; done
  ip link add "$1" type veth peer name eth0 netns "$!"
  ip link set "$1" master "$3" up
  on "$1" ip addr add "$2/24" dev eth0
  on "$1" ip link set eth0 up
  on "$1" ip link set lo up
  [ -z "$4" ] || on "$1" ip route add default via "$4"
}

on() { # NAME COMMAND...: runs a command on that host
  local pid=${!1}
  shift
  nsenter --net="/proc/$pid/ns/net" -- "$@"
}

serve() { # NAME PROGRAM: starts a server and waits until it listens
  on "$1" python3 "$2" &
  disown
  until on "$1" ss -Hlnut | grep -q .; do sleep 0.05; done
}

# #region table
table() { # of each flow: who sends where, where answers are expected
  conntrack -L -p udp 2>/dev/null | sort | sed -E \
    's/.*src=(\S+) dst=(\S+) sport=(\w+) dport=(\w+).* dst=(\S+) sport=\w+ dport=(\w+).*/\1:\3 → \2:\4, answers to \5:\6/'
}
# #endregion table

network lan 192.168.1.1
network wan 203.0.113.1
host laptop 192.168.1.10 lan 192.168.1.1
host phone 192.168.1.11 lan 192.168.1.1
host server 203.0.113.80 wan
host stranger 203.0.113.99 wan
nft add table ip nat
nft 'add chain ip nat out { type nat hook postrouting priority srcnat; }'
nft 'add chain ip nat in { type filter hook input priority filter; }'
