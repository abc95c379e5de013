import jakarta.persistence.EntityManager;

class First {
  void main() {
    var bank = Bank.open();
    var em = bank.createEntityManager();
    send(em, "Bob");
    Bank.show(bank);
    send(em, "Eve");
    Bank.show(bank);
  }

  void send(EntityManager em, String to) {
    var transaction = em.getTransaction();
    transaction.begin();
    try {
      em.find(Account.class, "Ann").add(-30);
      em.find(Account.class, to).add(30);
      transaction.commit();
    } catch (NullPointerException e) {
      transaction.rollback();
      IO.println("rolled back");
    }
  }
}
