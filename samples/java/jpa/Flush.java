import jakarta.persistence.*;

class Flush {
  EntityManagerFactory factory = Stock.open(1000, 10);

  void main() {
    Db.show = false;
    for (int i = 0; i < 20; i++) time(1, FlushModeType.AUTO);
    for (int watched : new int[] { 1, 100, 10_000 })
      IO.println(watched + " watched: "
        + time(watched, FlushModeType.AUTO) + " and "
        + time(watched, FlushModeType.COMMIT) + " microseconds");
  }

  long time(int watched, FlushModeType mode) {
    return factory.callInTransaction(em -> {
      em.createQuery("select b from Book b", Book.class)
        .setMaxResults(watched).getResultList();
      em.setFlushMode(mode);
      long start = System.nanoTime();
      for (int i = 0; i < 300; i++)
        em.createQuery("select a.name from Author a where a.id = 0",
          String.class).getResultList();
      return (System.nanoTime() - start) / 300 / 1000;
    });
  }
}
