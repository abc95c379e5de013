import jakarta.persistence.*;

@Entity
class Item {
    @Id private String name;

    protected Item() {}

    Item(String name) {
        this.name = name;
    }
}
