# Three kernels for apt to look at. Those of your system are left alone.
# #region records
mkdir -p state/lists/partial state/archives/partial
for v in 100 200 300; do
  printf '%s\n' "Package: linux-image-6.1.$v" "Version: 6.1.$v" \
    'Status: install ok installed' 'Architecture: amd64' \
    'Maintainer: nobody' 'Description: kernel' '' >&3
  printf '%s\n' "Package: linux-image-6.1.$v" \
    'Architecture: amd64' 'Auto-Installed: 1' '' >&4
done 3>state/status 4>state/extended_states
echo "Dir::State \"$PWD/state\"; Dir::Cache \"$PWD/state\";
Dir::State::status \"$PWD/state/status\";" >apt.conf
# #endregion records
