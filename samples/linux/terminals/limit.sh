timeout 2 stty sane
echo "status $?"
timeout --foreground 2 stty sane
echo "status $?"
