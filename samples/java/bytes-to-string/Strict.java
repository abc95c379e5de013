void main() {
  Charset utf8 = StandardCharsets.UTF_8;
  byte[] four = {67, 97, 102, -23};
  CharsetDecoder decoder = utf8.newDecoder();
  try {
    ByteBuffer input = ByteBuffer.wrap(four);
    IO.println(decoder.decode(input));
  } catch (CharacterCodingException e) {
    IO.println("error: " + e.getMessage());
  }
}
