# Three installed kernels, in a folder of our own.
# #region records
mkdir -p state/lists/partial state/archives/partial
for v in 100 200 300; do
  is="Package: linux-image-6.1.$v\nArchitecture: amd64\n"
  printf "${is}Version: 6.1.$v\nStatus: install ok installed\n\n" >&3
  printf "${is}Auto-Installed: 1\n\n" >&4
done 3>state/status 4>state/extended_states
echo "Dir::State \"$PWD/state\"; Dir::Cache \"$PWD/state\";
Dir::State::status \"$PWD/state/status\";" >apt.conf
# #endregion records
