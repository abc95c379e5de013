void main() throws Exception {
  var value = String.class.getDeclaredField("value");
  value.setAccessible(true);
  for (var text : List.of("e".repeat(1000), "é".repeat(1000),
      "é".repeat(999) + "€", "🚋".repeat(1000))) {
    IO.println("%s..%s  length %4d  array %4d  UTF-8 %4d".formatted(
        text.substring(0, 2), text.substring(text.length() - 2),
        text.length(), ((byte[]) value.get(text)).length,
        text.getBytes().length));
  }
}
