void main() throws Exception {
  var listener = new ServerSocket(8080);
  var sockets = new ArrayList<Socket>();
  var shopPorts = new HashSet<Integer>();
  var customerPorts = new HashSet<Integer>();
  for (int i = 0; i < 500; i++) {
    sockets.add(new Socket("localhost", 8080));
    var customer = listener.accept();
    sockets.add(customer);
    shopPorts.add(customer.getLocalPort());
    customerPorts.add(customer.getPort());
  }
  IO.println("ports of the shop: " + shopPorts);
  IO.println("ports of customers: " + customerPorts.size());
  new ProcessBuilder("ss", "-ltnp").inheritIO().start().waitFor();
}
