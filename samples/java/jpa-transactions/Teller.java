import jakarta.persistence.*;
import java.io.IOException;
import org.springframework.transaction.annotation.*;

class Teller {
  @PersistenceContext EntityManager em;

  // #region transfer
  @Transactional
  public void transfer(String from, String to, int sum) {
    em.find(Account.class, from).add(-sum);
    em.find(Account.class, to).add(sum);
  }
  // #endregion transfer

  // #region letter
  @Transactional
  public void open(String owner) throws IOException {
    em.persist(new Account(owner, 0));
    throw new IOException("no paper for the letter");
  }
  // #endregion letter

  // #region inside
  public void openTwo(String one, String two)
      throws IOException {
    open(one);
    open(two);
  }
  // #endregion inside
}
