class Shop4 {
  void main() {
    var factory = Db.open(Author.class, Book.class);
    Db.show = false;
    factory.runInTransaction(em -> {
      var lem = new Author("Lem");
      lem.books.add(new Book("Solaris", 12, lem));
      lem.books.add(new Book("Eden", 10, null));
      em.persist(lem);
    });
    Db.show = true;
    factory.runInTransaction(em -> {
      var lem = em.find(Author.class, 1L);
      for (var book : lem.books()) IO.println(book.title());
    });
  }
}
