modprobe sd_mod
modprobe scsi_debug delay=1  # each request takes 10 ms or a little more
python3 depth.py
