class Trust39 {
    void main() throws Exception {
        Stranger.open(8082);
        Maven.mvn(1, "-f", "stranger", "-s", "stranger/settings.xml",
            "validate");
        IO.println("The stranger got: " + Stranger.got);
        System.exit(0);
    }
}
