void main() {
    var factory = Shop.filled();
    var lem = factory.callInTransaction(
        em -> em.find(Author.class, 1L));
    try {
        IO.println(lem.books().size());
    } catch (RuntimeException e) {
        IO.println(e);
    }
}
