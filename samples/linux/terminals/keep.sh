saved=$(stty -g)
"$@"
status=$?
stty "$saved"
exit $status
