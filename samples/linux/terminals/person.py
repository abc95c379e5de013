import os
print(os.isatty(1))
