class Inside {
  void main() {
    Spring.attempt("open two accounts",
        teller -> teller.openTwo("Eve", "Tom"));
  }
}
