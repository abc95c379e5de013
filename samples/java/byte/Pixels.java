void main() {
  byte[] photo =
    {0, 100, (byte) 200, (byte) 255};
  for (byte pixel : photo) {
    int brightness = pixel & 0xFF;
    IO.println(pixel + " means " + brightness);
  }
}
