import os

log = os.open("app.log", os.O_WRONLY | os.O_CREAT)
print("log is", log)
os.close(log)

orders = os.open("orders.csv", os.O_WRONLY | os.O_CREAT)
print("orders is", orders)
os.write(log, b"anna signed in\n")

with open("orders.csv") as file:
    print("orders.csv:", file.read(), end="")
