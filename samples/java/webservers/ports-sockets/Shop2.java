void main() throws IOException {
  var listener = new ServerSocket(8080);
  var ann = new Socket("localhost", 8080);
  var forAnn = listener.accept();
  var bob = new Socket("localhost", 8080);
  var forBob = listener.accept();

  IO.println("ann    " + ann);
  IO.println("forAnn " + forAnn);
  IO.println("bob    " + bob);
  IO.println("forBob " + forBob);
}
