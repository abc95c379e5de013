import jakarta.persistence.EntityManagerFactory;

class Pages {
  EntityManagerFactory factory = Stock.open(100, 10);

  void main() {
    Db.show = false;
    IO.println("a page first: " + read("id", 20) + ", "
      + read("id", 0) + ", " + read("id", 20));
    IO.println("all first: " + read("name", 0) + ", "
      + read("name", 20) + ", " + read("name", 20));
  }

  /** How many authors are read; 0 sets no limit. */
  int read(String order, int limit) {
    return factory.callInTransaction(em -> {
      var query = em.createQuery("select a from Author a"
        + " left join fetch a.books order by a." + order,
        Author.class);
      if (limit > 0) query.setMaxResults(limit);
      return query.getResultList().size();
    });
  }
}
