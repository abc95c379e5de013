import jakarta.persistence.*;

void main() {
    var factory = Shop.filled();
    var nora = factory.createEntityManager();
    var omar = factory.createEntityManager();
    rename(nora, "Solaris (1961)");
    rename(omar, "Solaris (signed)");

    IO.println("Nora commits");
    nora.getTransaction().commit();
    IO.println("Omar commits");
    try {
        omar.getTransaction().commit();
    } catch (RollbackException e) {
        IO.println(e.getCause());
    }
}

void rename(EntityManager em, String title) {
    em.getTransaction().begin();
    var book = em.find(Book.class, 1L);
    book.rename(title);
}
