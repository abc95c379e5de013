modprobe sd_mod
modprobe scsi_debug delay=1  # a read or write: 10 ms, a flush: 50
python3 depth.py
