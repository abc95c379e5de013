import jakarta.persistence.*;
import java.util.Objects;

@Entity
class Tag {
    @Id @GeneratedValue private Long id;

    @Override public boolean equals(Object other) {
        return other instanceof Tag tag && Objects.equals(id, tag.id);
    }

    @Override public int hashCode() {
        return Objects.hashCode(id);
    }
}
