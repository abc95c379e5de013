class Configured {
  void main() throws Exception {
    Maven.addTest("PriceIT.java");
    Maven.addPlugins("failsafe.xml", "jar.xml");
    Maven.showOnly("jar");
    Maven.mvn("verify");
    Maven.printMainClass();
    // compile first, then call the goal directly
    Maven.mvn("clean", "compile", "jar:jar");
    Maven.printMainClass();
  }
}
