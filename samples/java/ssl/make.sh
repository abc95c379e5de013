P='-storepass changeit'
# 1. the authority: a key and a certificate
keytool -genkeypair -alias ca -keyalg EC \
  -dname CN=BankCA -ext bc=ca:true \
  -keystore ca.p12 $P
keytool -exportcert -rfc -alias ca \
  -file ca.crt -keystore ca.p12 $P
# 2. the server: a key
keytool -genkeypair -alias bank -keyalg EC \
  -dname CN=bank -keystore bank.p12 $P
# 3. the server asks, the authority signs
keytool -certreq -alias bank \
  -file bank.csr -keystore bank.p12 $P
keytool -gencert -rfc -alias ca \
  -infile bank.csr -outfile bank.crt \
  -ext san=dns:localhost -keystore ca.p12 $P
# 4. the certificates join the server's key
cat bank.crt ca.crt > chain.crt
keytool -importcert -noprompt -alias bank \
  -file chain.crt -keystore bank.p12 $P
# 5. the truststore for the clients
keytool -importcert -noprompt -alias ca \
  -file ca.crt -keystore trust.p12 $P
