class Trust310 {
    void main() throws Exception {
        Stranger.open(8082);
        var lines = Maven.run("-f", "stranger",
            "-s", "ada.xml", "validate");
        lines.stream()
            .filter(line -> line.startsWith("[WARNING] Not"))
            .map(line -> line.split(" for repo")[0].substring(10))
            .distinct().forEach(IO::println);
        IO.println("The stranger got: " + Stranger.got);
        System.exit(0);
    }
}
