class Package {
  void main() throws Exception {
    Maven.mvn("package");
    Maven.printJar();
  }
}
