import org.hibernate.LazyInitializationException;

class Shop6 {
  void main() {
    var factory = Stock.open(3, 2);
    for (var how : new String[] { "", "left join fetch b.author " }) {
      var books = factory.callInTransaction(em -> em.createQuery(
        "select b from Book b " + how + "where b.price < :limit",
        Book.class).setParameter("limit", 20).getResultList());
      try {
        for (var book : books)
          IO.println(book.title() + ", " + book.author().name());
      } catch (LazyInitializationException late) {
        IO.println(late.getMessage());
      }
    }
  }
}
