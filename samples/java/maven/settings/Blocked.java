class Blocked {
    void main() throws Exception {
        String all = String.join(" ", Maven.run(
            "-q", "-f", "old", "-s", "old/settings.xml",
            "validate"));
        int from = all.indexOf("Could not transfer");
        int to = all.indexOf(" and 'parent", from);
        String said = all.substring(from, to);
        IO.println(said.replaceAll("(.{1,40})( |$)", "$1\n").strip());
    }
}
