void main() throws Exception {
  var listener = new ServerSocket(8080, 2);
  var shop = new InetSocketAddress("localhost", 8080);
  var customers = new ArrayList<Socket>();
  try {
    while (true) {
      var customer = new Socket();
      customer.connect(shop, 500);
      customer.getOutputStream().write("2 pears\n".getBytes());
      customers.add(customer);
    }
  } catch (SocketTimeoutException e) {
    IO.println(customers.size() + " have ordered, then: "
        + e.getMessage());
  }
  run("ss", "-ltn");
  run("nstat", "-az", "TcpExtListenOverflows");
}

// #region running
void run(String... command) throws Exception {
  new ProcessBuilder(command).inheritIO().start().waitFor();
}
// #endregion running
