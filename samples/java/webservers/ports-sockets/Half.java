void main() throws IOException {
  var listener = new ServerSocket(8080);
  Thread.startVirtualThread(() -> sell(listener));

  var bob = new Socket("localhost", 8080);
  bob.setSoTimeout(2000);
  bob.getOutputStream().write("3 pears".getBytes());
  IO.println("Bob gets: " + receive(bob));
  bob.shutdownOutput();
  IO.println("Bob gets: " + receive(bob));
}

// #region shop
void sell(ServerSocket listener) {
  try {
    while (true) {
      var customer = listener.accept();
      Thread.startVirtualThread(() -> serve(customer));
    }
  } catch (IOException e) {
    IO.println("The shop closes: " + e.getMessage());
  }
}

void serve(Socket customer) {
  try (customer) {
    var answer = "sold " + readLine(customer) + "\n";
    customer.getOutputStream().write(answer.getBytes());
  } catch (IOException e) {
    IO.println("Lost a customer: " + e.getMessage());
  }
}
String receive(Socket socket) {
  try {
    return readLine(socket);
  } catch (IOException e) {
    return e.getMessage();
  }
}

String readLine(Socket socket) throws IOException {
  var in = new InputStreamReader(socket.getInputStream());
  return new BufferedReader(in).readLine();
}
// #endregion shop
