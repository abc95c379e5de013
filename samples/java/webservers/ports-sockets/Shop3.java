void main() throws IOException {
  var listener = new ServerSocket(8080);
  Thread.startVirtualThread(() -> sell(listener));

  var ann = new Socket("localhost", 8080);
  var bob = new Socket("localhost", 8080);
  bob.getOutputStream().write("3 pears\n".getBytes());
  bob.setSoTimeout(2000);
  IO.println("Bob gets: " + receive(bob));
}

void sell(ServerSocket listener) {
  try {
    while (true) {
      var customer = listener.accept();
      serve(customer);
    }
    // #region closed
  } catch (IOException e) {
    IO.println("The shop closes: " + e.getMessage());
    // #endregion closed
  }
}

void serve(Socket customer) {
  try (customer) {
    var answer = "sold " + readLine(customer) + "\n";
    customer.getOutputStream().write(answer.getBytes());
    // #region lost
  } catch (IOException e) {
    IO.println("Lost a customer: " + e.getMessage());
    // #endregion lost
  }
}

// #region reading
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
// #endregion reading
