# certs.sh: makes the keys and certificates of this page, in this folder
# #region rules
#: What a certificate may be used for: `authority` signs others,
#: `server` speaks for bank.example (`subjectAltName`).
cat > ca.conf <<END
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[server]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = DNS:bank.example
END
#: A new pair of keys (`-newkey ec`, on the curve P-256, unlocked by no
#: password: `-nodes`) and a certificate (`-x509`), signed with the key
#: of SIGNER, or without one with its own.
cert() {  # FILE NAME KIND DAYS SIGNER
  openssl req -x509 -config ca.conf -subj "/CN=$2" \
    -extensions $3 -days $4 ${5:+-CA $5.pem -CAkey $5.key} \
    -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
    -keyout $1.key -out $1.pem 2> log || cat log
}
# #endregion rules
#    FILE   NAME                   KIND      DAYS SIGNER
cert root   "Example Root"         authority 3650
cert middle "Example Intermediate" authority 1825 root
cert bank   bank.example           server      47 middle
cert eve    bank.example           server      47
cat bank.pem middle.pem > chain.pem
