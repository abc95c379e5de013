saved=$(stty -g)
trap : INT QUIT TERM HUP
"$@"
status=$?
stty "$saved"
exit $status
