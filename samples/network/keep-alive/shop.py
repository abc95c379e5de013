from http.client import HTTPConnection
from bank import start_bank

start_bank()
# #region shop
shop = HTTPConnection("127.0.0.1", 8000)

def ask(method, path, headers={}):
    shop.request(method, path, headers=headers)
    response = shop.getresponse()
    print("shop:", response.read().decode())

ask("GET", "/balance")
ask("POST", "/pay/30")
ask("GET", "/balance", {"Connection": "close"})
ask("GET", "/balance")
# #endregion shop
