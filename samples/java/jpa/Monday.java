class Monday {
  void main() {
    var factory = Stock.open(1000, 10);
    Db.show = false;
    for (String fetch : new String[] { "", "left join fetch a.books" })
      factory.runInTransaction(em -> {
        int books = 0;
        Db.count = 0;
        for (var author : em.createQuery(
            "select a from Author a " + fetch, Author.class)
            .getResultList())
          books += author.books().size();
        IO.println(books + " books: " + Db.count + " statements");
      });
  }
}
