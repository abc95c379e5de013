class Shop5 {
  void main() {
    var factory = Stock.open(3, 2);
    factory.runInTransaction(em -> {
      var books = em.createQuery(
        "select b from Book b where b.price < :limit", Book.class)
        .setParameter("limit", 20)
        .getResultList();
      for (var book : books)
        IO.println(book.title() + ", " + book.author().name());
    });
  }
}
