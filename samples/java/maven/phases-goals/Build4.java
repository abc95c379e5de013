class Build4 {
    void main() throws Exception {
        Maven.installPlugin();
        Maven.mvn("-q", "-f", "four", "compile");
        Maven.mvn("-q", "-f", "four", "process-classes");
    }
}
