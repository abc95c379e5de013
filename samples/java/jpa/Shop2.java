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

class Shop2 {
  void main() {
    var factory = Db.open(Book.class);
    factory.runInTransaction(em -> {
      var book = new Book("Solaris", 12);
      em.persist(book);
      IO.println("key " + book.id + ", end of block 1");
    });
    factory.runInTransaction(em -> {
      var book = em.find(Book.class, 1L);
      book.price = 15;
      var again = em.find(Book.class, 1L);
      IO.println(again.price + ", end of block 2");
    });
  }
}
