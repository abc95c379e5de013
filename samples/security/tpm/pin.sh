. ./tpm.sh
power_on; parts; boot; primary

# #region pin
policy() {  # these registers, and a PIN
  tpm2_startauthsession "$@" -S session
  tpm2_policypcr -Q -S session -l sha256:0,4,7,8,9
  tpm2_policyauthvalue -S session -L both > log2
}

policy; tpm2_flushcontext session
echo disk key | tpm2_create -Q -C primary -L both -p 2580 -i - \
  -u pin.pub -r pin.priv
make_room
tpm2_load -Q -C primary -u pin.pub -r pin.priv -c key; make_room

for pin in 2580 0000 1111 1234 2580; do
  policy --policy-session
  tpm2_unseal -c key -p session:session+$pin 2>&1 |
    grep -o 'disk key\|check failed and DA .*\|TPM is in .*' |
    sed "s/^/$pin  /"
  tpm2_flushcontext session; make_room
done
tpm2_getcap properties-variable | grep -E 'AUTH_FAIL|INTERVAL'
# #endregion pin
power_off
