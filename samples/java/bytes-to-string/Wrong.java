void main() {
  Charset utf8 = StandardCharsets.UTF_8;
  var latin1 = StandardCharsets.ISO_8859_1;
  var ascii = StandardCharsets.US_ASCII;
  String name = "Café";

  // 1. UTF-8, read as ISO-8859-1
  byte[] five = name.getBytes(utf8);
  String wrong = new String(five, latin1);
  IO.println(wrong);
  byte[] again = wrong.getBytes(latin1);
  IO.println(new String(again, utf8));

  // 2. ISO-8859-1, read as UTF-8
  byte[] four = name.getBytes(latin1);
  IO.println(Arrays.toString(four));
  String lost = new String(four, utf8);
  IO.println(lost);
  again = lost.getBytes(utf8);
  IO.println(Arrays.toString(again));

  // 3. Written as ASCII, which has no é
  byte[] poor = name.getBytes(ascii);
  IO.println(new String(poor, ascii));
}
