void main() {
  var route = new ArrayList<>(List.of("Paris"));
  var price = new HashMap<>(Map.of(route, 90));
  IO.println("before: " + price.get(route));

  route.add("Lyon");
  IO.println("after:  " + price.get(route));
  IO.println("as it was: " + price.get(List.of("Paris")));
  IO.println("still there: " + price);
}
