from driver import *

# #region main
# where the four pages are in RAM
pages = [0x34000, 0x11000, 0x52000, 0x20000]
start_machine()
# 4 descriptors: 3 writes more than before
handed_over([(page, 4096) for page in pages])
photo = b""
for page in pages:
    photo += memory(page, 4096)
show("pieces", photo)
# #endregion main
