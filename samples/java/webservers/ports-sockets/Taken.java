void main() throws Exception {
  var listener = new ServerSocket(8080);
  var outgoing = new Socket("localhost", 8080);
  int port = outgoing.getLocalPort();
  try {
    new ServerSocket(port);
  } catch (BindException e) {
    IO.println("listen at " + port + ": " + e.getMessage());
  }
  run("ss", "-ltn");
  run("ss", "-tn", "sport", "=", ":" + port);
}

// #region running
void run(String... command) throws Exception {
  new ProcessBuilder(command).inheritIO().start().waitFor();
}
// #endregion running
