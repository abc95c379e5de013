import jakarta.persistence.*;

@Entity
class Book {
  @Id @GeneratedValue Long id;
  String title;
  int price;
  @ManyToOne(fetch = FetchType.LAZY) Author author;
  @Version int version;

  Book() {}

  Book(String title, int price, Author author) {
    this.title = title;
    this.price = price;
    this.author = author;
  }

  String title() { return title; }
  Author author() { return author; }
}
