import java.net.http.*;

void main() throws Exception {
  upload("closes at once", false);
  upload("reads the rest", true);
}

void sell(ServerSocket listener, boolean readsRest) {
  while (true) {
    try (var customer = listener.accept()) {
      customer.setSoTimeout(1000);
      customer.getInputStream().readNBytes(100);
      customer.getOutputStream().write(answer.getBytes());
      if (readsRest) {
        customer.shutdownOutput();
        customer.getInputStream().skip(1_000_000);
      }
    } catch (IOException e) {
      IO.println(e);
    }
  }
}

// #region customers
String answer = """
    HTTP/1.1 413 Too Large\r
    Content-Length: 0\r
    Connection: close\r
    \r
    """;
String start = """
    POST / HTTP/1.1\r
    Host: localhost\r
    Content-Length: 100000\r
    \r
    """;
HttpClient client = HttpClient.newHttpClient();

void upload(String shop, boolean readsRest) throws IOException {
  var listener = new ServerSocket(0);
  Thread.startVirtualThread(() -> sell(listener, readsRest));
  int port = listener.getLocalPort();
  count(shop + ", HttpClient", () -> send(port));
  count(shop + ", Socket", () -> write(port));
}

void count(String title, Callable<String> customer) {
  var seen = new TreeMap<String, Integer>();
  for (int i = 0; i < 500; i++) {
    String result;
    try {
      result = customer.call();
    } catch (Exception e) {
      result = e.getMessage();
    }
    seen.merge(result, 1, Integer::sum);
  }
  IO.println(title);
  seen.forEach((what, times) -> IO.println("  " + what + ": " + times));
}

String send(int port) throws Exception {
  var shop = URI.create("http://localhost:" + port);
  var body = HttpRequest.BodyPublishers.ofByteArray(new byte[100_000]);
  var request = HttpRequest.newBuilder(shop).POST(body).build();
  var text = HttpResponse.BodyHandlers.ofString();
  return "" + client.send(request, text).statusCode();
}

String write(int port) throws IOException {
  try (var socket = new Socket("localhost", port)) {
    String failed = "";
    try {
      var out = socket.getOutputStream();
      out.write(start.getBytes());
      for (int i = 0; i < 10; i++) out.write(new byte[10_000]);
    } catch (IOException e) {
      failed = e.getMessage() + ", then ";
    }
    var line = socket.getInputStream().readNBytes(12);
    return failed + new String(line, 9, 3);
  }
}
// #endregion customers
