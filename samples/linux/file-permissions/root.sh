without() {
  local names=$1
  shift
  setpriv --bounding-set="-$names" "$@"
}

echo 'the plan' > plan.txt
chmod 000 plan.txt
echo "I am user $(id -u), and the mode is $(stat -c %a plan.txt)"
cat plan.txt
without dac_override,-dac_read_search cat plan.txt

cp /bin/true tool
for mode in 644 601; do
  chmod $mode tool
  ./tool && echo "mode $mode: it runs"
done
