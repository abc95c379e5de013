from http.client import HTTPConnection, ResponseNotReady
from bank import Bank, start_bank

Bank.silent = True
start_bank()
# #region unread
shop = HTTPConnection("127.0.0.1", 8000)
shop.request("GET", "/balance")
first = shop.getresponse()
# the body of the first response is not read
shop.request("GET", "/balance")
try:
    second = shop.getresponse()
except ResponseNotReady as error:
    print("shop: ResponseNotReady:", error)
# #endregion unread
