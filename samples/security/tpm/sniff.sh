. ./tpm.sh
power_on; parts; boot; primary
echo disk key | seal 0,4,7,8,9
tpm2_load -Q -C primary -u 0,4,7,8,9.pub -r 0,4,7,8,9.priv -c key
make_room
python3 tap.py & tap=$!
until (echo > /dev/tcp/127.0.0.1/2331) 2> log2; do sleep 0.05; done
export TPM2TOOLS_TCTI=swtpm:host=127.0.0.1,port=2331

# #region sniff
seen() { [ -s wire ] && grep -ac 'disk key' wire; }

: > wire
tpm2_unseal -c key -p pcr:sha256:0,4,7,8,9
echo "seen on the wire: $(seen)"; make_room

: > wire
tpm2_startauthsession --hmac-session -c primary -S private
tpm2_sessionconfig --enable-encrypt private
tpm2_unseal -c key -p pcr:sha256:0,4,7,8,9 -S private
echo "seen on the wire: $(seen)"
# #endregion sniff
export TPM2TOOLS_TCTI=swtpm:host=127.0.0.1,port=2321
power_off
kill $tap
