import jakarta.persistence.*;

class Shop7 {
  void main() {
    var factory = Stock.open(1, 1);
    try {
      factory.runInTransaction(nora -> {
        var hers = nora.find(Book.class, 1L);
        factory.runInTransaction(omar -> {
          var his = omar.find(Book.class, 1L);
          his.price = 11;
        });
        IO.println("Omar is done");
        hers.price = 15;
      });
    } catch (RollbackException failed) {
      IO.println(failed.getCause().getClass().getSimpleName());
    }
  }
}
