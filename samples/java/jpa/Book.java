import jakarta.persistence.*;

@Entity
class Book {
    @Id @GeneratedValue private Long id;
    @Column(unique = true) private String title;
    @Version private int version;
    @ManyToOne(fetch = FetchType.LAZY) private Author author;

    protected Book() {}

    Book(Long id, String title, Author author) {
        this.id = id;
        this.title = title;
        this.author = author;
    }

    public void rename(String title) { this.title = title; }
    public int version() { return version; }
    public Author author() { return author; }
}
