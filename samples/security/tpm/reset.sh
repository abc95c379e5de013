. ./tpm.sh
power_on; parts; boot; primary
echo disk key | seal 0,4,7,8,9

# #region reset
cp log good-boot           # readable for root, and the same each time
power_off; power_on        # the thief resets the chip alone
primary
unseal 0,4,7,8,9
while read -r pcr digest name; do
  tpm2_pcrextend "$pcr:sha256=$digest"
done < good-boot
unseal 0,4,7,8,9
# #endregion reset
power_off
