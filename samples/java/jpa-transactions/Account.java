import jakarta.persistence.*;

@Entity
class Account {
  @Id private String owner;
  private int balance;

  protected Account() {}

  Account(String owner, int balance) {
    this.owner = owner;
    this.balance = balance;
  }

  void add(int sum) { balance += sum; }
}
