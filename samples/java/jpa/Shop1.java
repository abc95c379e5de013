import jakarta.persistence.*;

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

class Shop1 {
  void main() {
    var factory = Db.open(Book.class);
    factory.runInTransaction(em -> {
      var book = new Book("Solaris", 12);
      em.persist(book);
      IO.println("key " + book.id + ", end of block 1");
    });
  }
}
