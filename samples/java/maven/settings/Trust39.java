class Trust39 {
    void main() throws Exception {
        Stranger.open(8082);
        Maven.run("-f", "stranger",
            "-s", "ada.xml", "validate");
        IO.println("The stranger got: " + Stranger.got);
        System.exit(0);
    }
}
