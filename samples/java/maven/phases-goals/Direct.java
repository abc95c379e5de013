class Direct {
  void main() throws Exception {
    Maven.mvn("clean", "jar:jar");
    Maven.printJar();
  }
}
