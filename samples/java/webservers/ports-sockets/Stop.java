void main() throws Exception {
  var listener = new ServerSocket(8080);
  interrupt("platform", Thread.ofPlatform().daemon());
  interrupt("virtual", Thread.ofVirtual());
}

void interrupt(String kind, Thread.Builder builder) throws Exception {
  var socket = new Socket("localhost", 8080);
  var thread = builder.start(() -> {
    try {
      socket.getInputStream().read();
    } catch (IOException e) {
      IO.println(kind + ": " + e.getMessage());
    }
  });
  while (!reads(thread)) Thread.sleep(1);
  thread.interrupt();
  thread.join(1000);
  IO.println(kind + ": still reads " + thread.isAlive()
      + ", socket closed " + socket.isClosed());
  socket.close();
  thread.join();
}

// #region waiting
boolean reads(Thread thread) {
  return Arrays.stream(thread.getStackTrace())
      .anyMatch(frame -> frame.getMethodName().equals("implRead"));
}
// #endregion waiting
