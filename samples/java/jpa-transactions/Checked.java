class Checked {
  void main() {
    Spring.attempt("open an account for Eve",
        teller -> teller.open("Eve"));
  }
}
