void main() {
    var factory = Shop.filled();
    factory.runInTransaction(em -> {
        var query = em.createQuery(
            "select b from Book b"
            + " where b.author.name = :name",
            Book.class);
        query.setParameter("name", "Lem");
        var books = query.getResultList();
        for (var book : books)
            IO.println(book.title());
    });
}
