# BASH_ENV=./vm.sh: what bash is to do on this terminal, it does inside
# the Linux that vm.py starts.
if [ -t 0 ]; then
  unset BASH_ENV
  exec python3 vm.py "$BASH_EXECUTION_STRING"
fi
