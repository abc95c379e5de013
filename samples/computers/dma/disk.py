from driver import *

# #region main
# show prints how often the processor read
# the data register ("loads of data") and
# wrote ("other"). Reads that only wait do
# not count.
start_machine()
photo = programmed()
show("programmed", photo)

start_machine()
# one part: at address 10000 (hexadecimal)
# 4 + 1 + 1 + 6 + 1 = 13 writes
handed_over([(0x10000, 16384)])
photo = memory(0x10000, 16384)
show("handed over", photo)
# #endregion main
