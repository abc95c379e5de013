import time
from http.client import HTTPConnection, RemoteDisconnected
from bank import Bank, start_bank

Bank.silent = True
start_bank()


def get_balance(shop):
    shop.request("GET", "/balance")
    return shop.getresponse().read().decode()


# #region race
def pay(shop):
    try:
        shop.request("POST", "/pay/30")
        print("shop:", shop.getresponse().read())
    except RemoteDisconnected as error:
        print("shop:", error)
    print("balance:", get_balance(shop))

shop = HTTPConnection("127.0.0.1", 8000)
print("balance:", get_balance(shop))
# 1. longer than the bank's idle timeout
time.sleep(6)
pay(shop)
# 2. the bank pays, and crashes before it answers
Bank.crashes = True
pay(shop)
# #endregion race
