void main() {
  byte grey = (byte) 100;
  byte light = (byte) 200;

  IO.println(light >>> 4);
  IO.println((light & 0xFF) >>> 4);

  IO.println(light == 200);
  IO.println((light & 0xFF) == 200);

  IO.println(light > grey);
  IO.println(
    Byte.compareUnsigned(light, grey) > 0);
}
