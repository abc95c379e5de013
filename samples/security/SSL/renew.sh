# renew.sh: read it into a bash, with  . ./renew.sh
. ./certs.sh
rm -f error.log
web() { nginx -p "$PWD" -e error.log -c renew.conf "$@"; }
renew() {  # LABEL: a new key and certificate, and the chain
  cert bank $1 server 47 middle
  cat bank.pem middle.pem > chain.pem
}
on_disk() { openssl x509 -in chain.pem -noout -subject; }
at_port() {
  openssl s_client -connect 127.0.0.1:9446 < /dev/null 2> log |
    openssl x509 -noout -subject
}
wait_for() {  # WORDS COMMAND...: until it prints them, 20 s at most
  for try in {1..200}; do
    if "${@:2}" | grep -o -F -m 1 "$1"; then return; fi
    sleep 0.1
  done
  echo "not seen in 20 seconds: $1"
}
