remove=-dac_override,-dac_read_search
echo 'buy bread' > plan.txt
chmod 000 plan.txt
cat plan.txt
setpriv --bounding-set $remove cat plan.txt
cp /bin/true tool
chmod 644 tool
./tool
chmod 601 tool
echo 'now with mode 601'
./tool && echo 'tool has run'
