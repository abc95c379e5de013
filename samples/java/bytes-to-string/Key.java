import static java.nio.charset.StandardCharsets.*;

void main() {
  byte[] all = new byte[256];
  for (int i = 0; i < 256; i++) all[i] = (byte) i;

  for (var charset : List.of(UTF_8, US_ASCII, UTF_16, ISO_8859_1)) {
    byte[] back = new String(all, charset).getBytes(charset);
    IO.println("%-10s 256 -> %3d bytes, %s".formatted(charset,
        back.length, Arrays.equals(all, back) ? "equal" : "different"));
  }

  var strings = new HashSet<String>();
  for (int key = 0; key < 65536; key++) {
    byte[] two = {(byte) (key >> 8), (byte) key};
    strings.add(new String(two, UTF_8));
  }
  IO.println("65536 keys of two bytes: " + strings.size() + " strings");
}
