# A TPM that is a program (swtpm), and a machine that measures what it
# starts. `power_off; power_on` clears its registers as a reset does.
export TPM2TOOLS_TCTI=swtpm:host=127.0.0.1,port=2321

power_on() {
  mkdir -p state
  swtpm socket --tpm2 --daemon --tpmstate dir="$PWD/state" \
    --pid file="$PWD/pid" --flags not-need-init,startup-clear \
    --server type=tcp,port=2321,bindaddr=127.0.0.1 \
    --ctrl type=tcp,port=2322,bindaddr=127.0.0.1
  until [ -s pid ]; do sleep 0.02; done
  : > log
}

power_off() {
  tpm2_shutdown --clear
  kill "$(cat pid)"
  while [ -e pid ]; do sleep 0.02; done
}

# #region measure
measure() {  # PCR, name of what comes next
  digest=$(sha256sum < "$2" | cut -d ' ' -f 1)
  tpm2_pcrextend "$1:sha256=$digest"
  echo "$1 $digest $2" >> log
}

boot() {
  measure 0 firmware; measure 7 keys; measure 4 loader
  measure 8 cmdline; measure 9 kernel; measure 9 initramfs
}
# #endregion measure

# The first 16 of the 64 digits of a register.
pcr() { tpm2_pcrread "sha256:$1" | grep -o '0x.*' | cut -c 3-18; }

# #region parts
parts() {
  printf 'firmware 1.20'  > firmware
  printf 'db: vendor'     > keys
  printf 'grub 2.14'      > loader
  printf 'root=/dev/sda2' > cmdline
  printf 'linux 7.2'      > kernel
  printf 'initramfs 7.2'  > initramfs
}
# #endregion parts

# Few objects fit into a TPM at a time. On Linux, /dev/tpmrm0 swaps them.
make_room() { tpm2_flushcontext -t; tpm2_flushcontext -l; }

primary() { tpm2_createprimary -Q -C o -c primary; make_room; }

# #region seal
seal() {  # PCRs, such as 4,7; the secret on standard input
  tpm2_pcrread -Q -o values "sha256:$1"
  tpm2_createpolicy -Q --policy-pcr -l "sha256:$1" -f values -L policy
  tpm2_create -Q -C primary -L policy -i - -u "$1.pub" \
    -r "$1.priv"
  make_room
}

unseal() {  # the same PCRs; prints the secret, or why there is none
  {
    tpm2_load -Q -C primary -u "$1.pub" -r "$1.priv" -c "$1.key" &&
      tpm2_unseal -c "$1.key" -p "pcr:sha256:$1"
  } 2> error
  grep -o '[a-z ]* check failed' error
  make_room
}
# #endregion seal

# A key that signs quotes (ak), vouched for by the endorsement key (ek).
signing_key() {
  tpm2_createek -c ek -G ecc; make_room
  tpm2_createak -Q -C ek -c ak -G ecc -g sha256 -s ecdsa \
    -u ak.pem -f pem; make_room
}
