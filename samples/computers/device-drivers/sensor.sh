insmod i2c-core.ko; insmod i2c-dev.ko; insmod industrialio.ko
insmod i2c-stub.ko chip_addr=0x40
cd /sys/bus/i2c/devices/i2c-0
echo tmp006 0x40 > new_device
cat 0-0040/modalias
insmod /tmp006.ko
i2cset -y 0 0x40 0xfe 0x4954 w
i2cset -y 0 0x40 0xff 0x6700 w
i2cset -y 0 0x40 0x01 0x800c w
i2cset -y 0 0x40 0x02 0x8070 w
echo 0-0040 > /sys/bus/i2c/drivers/tmp006/bind
cd 0-0040; grep . iio:device0/in_temp_*
i2cget -y 0 0x40 0x02 w
rmmod tmp006
i2cget -y 0 0x40 0x02 w
insmod /tmp006.ko
ls -d driver iio:device0
