"""The bank: an HTTP server on port 8000 that says which connection it uses."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Bank(BaseHTTPRequestHandler):
    # #region settings
    # HTTP/1.1: keep connections open
    protocol_version = "HTTP/1.1"
    # close a connection after 5 idle seconds
    timeout = 5
    # #endregion settings
    balance = 500
    connections = 0
    silent = False
    crashes = False

    def setup(self):
        super().setup()
        Bank.connections += 1
        self.number = Bank.connections

    def do_GET(self):
        self.answer()

    def do_POST(self):
        Bank.balance -= int(self.path.removeprefix("/pay/"))
        if Bank.crashes:
            self.close_connection = True
        else:
            self.answer()

    def answer(self):
        if not Bank.silent:
            print(f"bank: connection {self.number}, {self.command} {self.path}", flush=True)
        body = str(Bank.balance).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def start_bank():
    server = ThreadingHTTPServer(("127.0.0.1", 8000), Bank)
    threading.Thread(target=server.serve_forever, daemon=True).start()
