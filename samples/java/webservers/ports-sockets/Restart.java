void main() {
  twice(8091, true);
  twice(8092, false);
}

void twice(int port, boolean reuse) {
  try {
    visit(port, reuse);
    visit(port, reuse);
    IO.println(reuse + ": started again");
  } catch (IOException e) {
    IO.println(reuse + ": " + e.getMessage());
  }
}

void visit(int port, boolean reuse) throws IOException {
  try (var listener = new ServerSocket()) {
    listener.setReuseAddress(reuse);
    listener.bind(new InetSocketAddress(port));
    try (var customer = new Socket("localhost", port)) {
      listener.accept().close(); // the shop closes first
    }
  }
}
