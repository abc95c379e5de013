import http.server, ssl, sys

port, name = int(sys.argv[1]), sys.argv[2]

class Bank(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        size = int(self.headers["Content-Length"])
        text = self.rfile.read(size).decode()
        self.send_response(200)
        self.end_headers()
        answer = f"{name} received: {text}\n"
        self.wfile.write(answer.encode())

    # write no log
    def log_message(self, *parts):
        pass

server = http.server.HTTPServer(("127.0.0.1", port), Bank)
# settings of a server with TLS
tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
tls.load_cert_chain(name + ".pem", name + ".key")
# put TLS around each connection
server.socket = tls.wrap_socket(
    server.socket, server_side=True)
server.serve_forever()
