void main() throws IOException {
  var listener = new ServerSocket(8080);
  var bob = new Socket("localhost", 8080);
  bob.getOutputStream().write("3 pears\n".getBytes());
  listener.close();
  try {
    bob.getInputStream().read();
  } catch (IOException e) {
    IO.println("Bob gets: " + e.getMessage());
  }
}
