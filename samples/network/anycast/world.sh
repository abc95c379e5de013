# Two networks joined by one link. The service has a site in each, and
# both sites own the same address, 192.0.2.53.
#
#   ann ── west ────── east ── bob
#           │           │
#         paris       tokyo

host() { # NAME: a network namespace of its own
  unshare --net sleep 100 &
  eval "$1=$!"
  disown
  until [ "$(readlink "/proc/$!/ns/net")" != "$(readlink /proc/$$/ns/net)" ]
  do sleep 0.01; done
  on "$1" ip link set lo up
  on "$1" sysctl -qw net.ipv4.ip_forward=1
}

on() { # NAME COMMAND...: runs a command on that host
  local pid=${!1}
  shift
  nsenter --net="/proc/$pid/ns/net" -- "$@"
}

link() { # A ADDRESS B ADDRESS: a wire between two hosts
  ip link add "$3" netns "${!1}" type veth peer name "$1" netns "${!3}"
  on "$1" ip addr add "$2/24" dev "$3"
  on "$3" ip addr add "$4/24" dev "$1"
  on "$1" ip link set "$3" up
  on "$3" ip link set "$1" up
}

serve() { # SITE: starts its server, which says where it is
  nsenter --net="/proc/${!1}/ns/net" -- python3 site.py "$1" &
  eval "server_$1=$!"
  disown
  until on "$1" ss -Hlntu | grep -c :53 | grep -q 2; do sleep 0.05; done
}

speak() { # ROUTER AS "NEIGHBOUR ADDRESS AS"...: a BGP router
  local name=$1 as=$2
  shift 2
  {
    echo 'protocol device { scan time 1; }'
    echo 'protocol direct { ipv4 { import where net = 192.0.2.53/32; }; }'
    echo 'protocol kernel { ipv4 { export where source = RTS_BGP; }; }'
    for neighbour; do
      set -- $neighbour
      echo "protocol bgp $1 {"
      echo "  local as $as; neighbor $2 as $3;"
      echo '  connect delay time 1; connect retry time 1;'
      echo '  ipv4 { import all; export all; };'
      echo '}'
    done
  } > "$name.conf"
  on "$name" bird -c "$name.conf" -s "$name.ctl" -P "$name.pid"
}

bgp() { # ROUTER COMMAND...: tells its BGP program something
  local name=$1
  shift
  birdc -s "$name.ctl" "$@" | tail -n +2
}

route() { # ROUTER: what it knows of 192.0.2.53, the best first
  bgp "$1" show route for 192.0.2.53 all | awk '
    match($0, /\[[a-z]+ /) { via = substr($0, RSTART + 1, RLENGTH - 2) }
    /as_path/ { $1 = ""; print "to " via ", AS path" $0 }'
}

withdraw() { bgp "$1" disable "$2" > log; }  # SITE NEIGHBOUR
announce() { bgp "$1" enable "$2" > log; }

prefer() { # ROUTER NEIGHBOUR: its offers win, whatever their path
  local policy='import filter { bgp_local_pref = 200; accept; }'
  sed -i "/protocol bgp $2 /,/}/s/import all/$policy/" "$1.conf"
  bgp "$1" configure > log
}

settle() { # ROUTER NEIGHBOUR: waits until it sends the packets there
  until on "$1" ip route get 192.0.2.53 | grep -q "dev $2 "
  do sleep 0.1; done
}

appears() { # FILE: waits for it
  until [ -e "$1" ]; do sleep 0.1; done
}

stop() { # SITE: ends its server
  local pid="server_$1"
  kill "${!pid}"
  while on "$1" ss -Hlnu | grep -q :53; do sleep 0.05; done
}

# #region guard
guard() { # SITE NEIGHBOUR
  while [ "$(on "$1" python3 ask.py)" = "I am $1" ]; do sleep 0.2; done
  withdraw "$1" "$2"
}
# #endregion guard

for name in ann bob west east paris tokyo; do host $name; done
link ann 10.1.0.2 west 10.1.0.1
link paris 10.1.1.2 west 10.1.1.1
link west 10.0.0.1 east 10.0.0.2
link tokyo 10.2.1.2 east 10.2.1.1
link bob 10.2.0.2 east 10.2.0.1
on ann ip route add default via 10.1.0.1
on bob ip route add default via 10.2.0.1
on paris ip route add default via 10.1.1.1
on tokyo ip route add default via 10.2.1.1
on west ip route add 10.2.0.0/16 via 10.0.0.2
on east ip route add 10.1.0.0/16 via 10.0.0.1
for site in paris tokyo; do
  on $site ip addr add 192.0.2.53/32 dev lo
  serve $site
done
speak west 64501 "east 10.0.0.2 64502" "paris 10.1.1.2 64500"
speak east 64502 "west 10.0.0.1 64501" "tokyo 10.2.1.2 64500"
speak paris 64500 "west 10.1.1.1 64501"
speak tokyo 64500 "east 10.2.1.1 64502"
for router in west east; do
  until [ "$(route $router | wc -l)" = 2 ]; do sleep 0.1; done
done
