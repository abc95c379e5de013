# $(…) inserts a command's output
echo "user:    $(id -u)"
echo "host:    $(hostname)"
# number of Python processes
echo "servers: $(pgrep -c python3)"
# number of ports in use
echo "ports:   $(ss -Htln | wc -l)"
# version of the kernel
echo "kernel:  $(uname -r)"
