import java.net.http.*;

void main() throws Exception {
  IO.println("closes at once: " + upload(false));
  IO.println("reads the rest: " + upload(true));
}

// #region customers
String answer = """
    HTTP/1.1 413 Too Large\r
    Content-Length: 0\r
    Connection: close\r
    \r
    """;

Map<String, Integer> upload(boolean readsRest) throws Exception {
  var listener = new ServerSocket(0);
  Thread.startVirtualThread(() -> sell(listener, readsRest));
  var shop = URI.create("http://localhost:" + listener.getLocalPort());
  var body = HttpRequest.BodyPublishers.ofByteArray(new byte[100_000]);
  var request = HttpRequest.newBuilder(shop).POST(body).build();
  var text = HttpResponse.BodyHandlers.ofString();
  var client = HttpClient.newHttpClient();
  var seen = new TreeMap<String, Integer>();
  for (int i = 0; i < 500; i++) {
    String result = "no answer";
    try {
      result = "" + client.send(request, text).statusCode();
    } catch (IOException e) {
    }
    seen.merge(result, 1, Integer::sum);
  }
  return seen;
}
// #endregion customers

void sell(ServerSocket listener, boolean readsRest) {
  while (true) {
    try (var customer = listener.accept()) {
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
