import jakarta.persistence.*;

// #region book
@Entity
class Book {
  @Id @GeneratedValue Long id;
  String title;
  int price;

  Book() {}

  Book(String title, int price) {
    this.title = title;
    this.price = price;
  }
}
// #endregion book

class Shop3 {
  void main() {
    var factory = Db.open(Book.class);
    var book = new Book("Solaris", 12);
    factory.runInTransaction(em -> em.persist(book));
    book.price = 15;
    factory.runInTransaction(em -> {
      var row = em.find(Book.class, 1L);
      IO.println(row.price + ", end of block 2");
    });
    factory.runInTransaction(em -> {
      var copy = em.merge(book);
      book.price = 99;
      IO.println(copy.price + ", end of block 3");
    });
  }
}
