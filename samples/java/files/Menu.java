import module java.base;

class Menu {
  static void main() throws Exception {
    URL url = Menu.class.getResource("menu.txt");
    IO.println(url.getProtocol());
    try (var in = Menu.class
        .getResourceAsStream("menu.txt")) {
      IO.print(new String(in.readAllBytes()));
    }
    IO.print(Files.readString(Path.of(url.toURI())));
  }
}
