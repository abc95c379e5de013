import jakarta.persistence.*;
import java.util.*;

@Entity
class Author {
    @Id @GeneratedValue private Long id;
    private String name;
    @OneToMany(mappedBy = "author",
        cascade = CascadeType.PERSIST)
    private List<Book> books =
        new ArrayList<>();

    protected Author() {}

    Author(String name) { this.name = name; }

    public List<Book> books() {
        return books;
    }

    public void add(String title) {
        books.add(new Book(title, this));
    }
}
