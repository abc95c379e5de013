# $(…) inserts a command's output
# our user number
echo "user:    $(id -u)"
# host name
echo "host:    $(hostname)"
# our web server is a Python
# process: count such processes
echo "servers: $(pgrep -c python3)"
# ss lists the open ports,
# wc -l counts the lines
echo "ports:   $(ss -Htln | wc -l)"
# version of the kernel
echo "kernel:  $(uname -r)"
