void main() throws IOException {
  int refused = 0;
  while (true) { // until the server is up, at 45000
    try (var client = new Socket("localhost", 45000)) {
      IO.println("refused " + refused + " times, then " + client);
      client.getOutputStream().write("are you up?".getBytes());
      var answer = client.getInputStream().readNBytes(11);
      IO.println("the answer: " + new String(answer));
      new ServerSocket(45000);
    } catch (BindException e) {
      IO.println("the server: " + e.getMessage());
      return;
    } catch (ConnectException e) {
      refused++;
    }
  }
}
