void main() throws IOException {
  var listener = new ServerSocket(8080);
  var ann = new Socket("localhost", 8080);
  var forAnn = listener.accept();

  ann.getOutputStream().write("2 pears\n".getBytes());
  ann.getOutputStream().write("1 apple\n".getBytes());
  ann.close();

  var room = new byte[10];
  int count;
  do {
    count = forAnn.getInputStream().read(room);
    IO.println("read returns " + count);
  } while (count != -1);
}
