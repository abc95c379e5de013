class Verify {
  void main() throws Exception {
    // Mia's test and her change of pom.xml
    Maven.addTest("PriceIT.java");
    Maven.addPlugins("failsafe.xml");
    // print only the goals of this plugin
    Maven.showOnly("failsafe");
    Maven.mvn("integration-test");
    Maven.mvn("verify");
  }
}
