void main() {
  var prices = List.of(new BigDecimal("1.0"), new BigDecimal("1.00"));
  IO.println("HashSet: " + new HashSet<>(prices));
  IO.println("TreeSet: " + new TreeSet<>(prices));
}
