class Transfer {
  void main() {
    Spring.attempt("30 from Ann to Bob",
        teller -> teller.transfer("Ann", "Bob", 30));
    Spring.attempt("30 from Ann to Eve",
        teller -> teller.transfer("Ann", "Eve", 30));
  }
}
