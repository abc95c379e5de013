class Broken {
  void main() throws Exception {
    Maven.changeTest("119", "118");
    Maven.mvn("package");
    Maven.printJar();
    Maven.showOnly("surefire");
    Maven.mvn("package", "-DskipTests");
    Maven.printJar();
  }
}
