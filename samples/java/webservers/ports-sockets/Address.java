void main() throws IOException {
  try (var shop = listen("0.0.0.0", 8080)) {
    connect("127.0.0.1", 8080);
    connect("127.0.0.2", 8080);
    listen("0.0.0.0", 8080);
  }
  try (var shop = listen("127.0.0.1", 8080)) {
    connect("127.0.0.1", 8080);
    connect("127.0.0.2", 8080);
  }
  listen("0.0.0.0", 80);
}

// #region helpers
ServerSocket listen(String address, int port) {
  try {
    var listener = new ServerSocket();
    listener.bind(new InetSocketAddress(address, port));
    IO.println("listens at " + address + ":" + port);
    return listener;
  } catch (IOException e) {
    IO.println("  listen: " + e.getMessage());
    return null;
  }
}

void connect(String address, int port) {
  try (var customer = new Socket(address, port)) {
    IO.println("  connects to " + address + ":" + port);
  } catch (IOException e) {
    IO.println("  " + address + ":" + port + ": " + e.getMessage());
  }
}
// #endregion helpers
