import jakarta.persistence.*;
import java.util.*;

@Entity
class Author {
    @Id @GeneratedValue private Long id;
    private String name;
    @OneToMany(mappedBy = "author", cascade = CascadeType.PERSIST)
    private List<Book> books = new ArrayList<>();

    protected Author() {}

    Author(String name, String... titles) {
        this.name = name;
        for (var title : titles) books.add(new Book(null, title, this));
    }

    public String name() { return name; }
    public void rename(String name) { this.name = name; }
    public List<Book> books() { return books; }
}
