import java.nio.ByteBuffer;

void main() {
  byte[][] packets = {{0x00, 0x7F}, {0x00, (byte) 0x80},
                      {0x01, 0x10}, {0x01, (byte) 0x90}};
  IO.println("bytes   as written   masked   ByteBuffer");
  for (byte[] p : packets) {
    int naive = p[0] << 8 | p[1];
    int masked = (p[0] & 0xff) << 8 | (p[1] & 0xff);
    int buffer = ByteBuffer.wrap(p).getShort() & 0xffff;
    IO.println("%s %10d %10d %10d".formatted(
        HexFormat.ofDelimiter(" ").formatHex(p),
        naive, masked, buffer));
  }
}
