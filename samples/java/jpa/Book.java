import jakarta.persistence.*;

@Entity
class Book {
    @Id @GeneratedValue private Long id;
    private String title;
    @ManyToOne(fetch = FetchType.LAZY)
    private Author author;
    @Version private int version;

    protected Book() {}

    Book(String title, Author author) {
        this.title = title;
        this.author = author;
    }

    public String title() { return title; }

    public void rename(String newTitle) {
        title = newTitle;
    }
}
