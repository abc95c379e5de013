void main() throws IOException {
  var listener = new ServerSocket(8080);
  var ann = new Socket("localhost", 8080);
  var forAnn = listener.accept();

  IO.println("listener " + listener);
  IO.println("ann      " + ann);
  IO.println("forAnn   " + forAnn);
}
