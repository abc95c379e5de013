class Next {
    void main() {
        IO.println(org.hibernate.Version.getVersionString());
        Context.library.runInTransaction(
            em -> Context.replaceSolaris(em, false));
    }
}
