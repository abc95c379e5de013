# #region host
echo 'the key' > secret.txt
sleep 100 &
export VICTIM=$!
python3 -m http.server 8080 --bind 127.0.0.1 &> /dev/null &
until (< /dev/tcp/127.0.0.1/8080) 2> /dev/null; do sleep 0.1; done
BOOT=$(cat /proc/sys/kernel/random/boot_id)
MEMORY=$(head -1 /proc/meminfo)
export BOOT MEMORY STAGE
# #endregion host

# #region stages
STAGE=nothing
bash ask.sh
STAGE='+ pid'
unshare --pid --fork bash ask.sh
STAGE='+ net'
unshare --pid --fork --net bash ask.sh
STAGE='+ uts'
unshare --pid --fork --net --uts bash -c 'hostname box
  . ask.sh'
STAGE='+ mnt'
unshare --pid --fork --net --uts --mount bash -c 'hostname box
  . box.sh
  . ask.sh'
# #endregion stages
