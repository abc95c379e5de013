import jakarta.persistence.*;
import java.util.*;

@Entity
class Shelf {
  @Id Long id;
  @ElementCollection List<String> tags = new ArrayList<>();
}

class Tags {
  void main() {
    var factory = Db.open(Shelf.class);
    Db.show = false;
    factory.runInTransaction(em -> {
      var shelf = new Shelf();
      shelf.id = 1L;
      shelf.tags.addAll(List.of("old", "rare", "red"));
      em.persist(shelf);
    });
    Db.show = true;
    factory.runInTransaction(em ->
      em.find(Shelf.class, 1L).tags.add("thin"));
  }
}
