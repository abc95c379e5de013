# Makes certificates and starts four servers.
# Read it into a shell in a folder of its own: . ./start.sh
# At the end: kill $servers

# pay URL: send the text, print the first line of the answer;
# a long line is wrapped
pay() {
  curl -sS --connect-to ::127.0.0.1: \
    -d 'pay 100 to bob' "$@" 2>&1 | head -n 1 |
    fold -s -w 76 | sed 's/ $//'
}

# look PORT: three lines about the certificates that a server sends
look() {
  openssl s_client -connect "127.0.0.1:$1" \
    -servername bank.example -verify_hostname bank.example \
    -CAfile root.pem \
    < /dev/null 2>&1 | grep -m 3 -E ' [si]:|Verify return'
}

# suite VERSION: the cipher suite on which client and bank agree
suite() {
  openssl s_client -connect 127.0.0.1:9443 "$1" \
    < /dev/null 2>&1 | grep -m 1 -o 'Cipher is .*'
}

# pair NAME SUBJECT: a private key and a request to sign
pair() {
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 \
    -nodes -subj "/CN=$2" \
    -keyout "$1.key" -out "$1.csr" 2> /dev/null
}

# sign NAME CA DAYS EXTENSION: the CA signs the request
sign() {
  openssl x509 -req -in "$1.csr" -CA "$2.pem" \
    -CAkey "$2.key" -CAcreateserial -days "$3" \
    -extfile <(echo "$4") -out "$1.pem" 2> /dev/null
}

ca=basicConstraints=critical,CA:true
san=subjectAltName=DNS:bank.example

pair root "Example Root"
openssl x509 -req -in root.csr -signkey root.key -days 365 \
  -extfile <(echo $ca) -out root.pem 2> /dev/null
pair middle "Example Intermediate"
sign middle root 365 $ca

# 9443: the bank, with the intermediate certificate
pair bank bank.example
sign bank middle 47 $san
cp bank.pem short.pem
cp bank.key short.key
cat middle.pem >> bank.pem
# 9444: the same server without the intermediate: short.pem
# 9445: a certificate that is valid for no day
pair expired bank.example
sign expired middle 0 $san
cat middle.pem >> expired.pem
# 9446: Eve has signed a certificate with her own key
pair eve bank.example
openssl x509 -req -in eve.csr -signkey eve.key -days 47 \
  -extfile <(echo $san) -out eve.pem 2> /dev/null

servers=""
serve() {
  python3 bank.py "$1" "$2" &
  servers="$servers $!"
  until curl -sk "https://127.0.0.1:$1" > /dev/null; do
    kill -0 $! 2> /dev/null || return
    sleep 0.2
  done
}
serve 9443 bank
serve 9444 short
serve 9445 expired
serve 9446 eve
