void main() {
  byte b = (byte) 0x90;
  IO.println("b            " + bits(b));
  IO.println("b >>> 4      " + bits(b >>> 4));
  IO.println("(b&255)>>>4  " + bits((b & 0xff) >>> 4));

  int wrong = 0;
  for (int value = 0; value < 256; value++) {
    byte one = (byte) value;
    one >>>= 4;
    if (one != value >>> 4) wrong++;
  }
  IO.println(">>>= 4 is wrong for " + wrong + " of 256 bytes");
}

String bits(int i) {
  return "%32s".formatted(Integer.toBinaryString(i)).replace(' ', '0')
      .replaceAll("(.{8})(?=.)", "$1 ");
}
