import jakarta.persistence.*;
import java.util.*;

@Entity
class Author {
  @Id @GeneratedValue Long id;
  String name;
  @OneToMany(mappedBy = "author", cascade = CascadeType.PERSIST)
  List<Book> books = new ArrayList<>();

  Author() {}

  Author(String name) { this.name = name; }

  String name() { return name; }
  List<Book> books() { return books; }
}
