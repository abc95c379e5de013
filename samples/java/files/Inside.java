Path folder = Path.of("/data/up");

void main() {
  check("photo.jpg");
  check("../upx/photo.jpg");
  check("/etc/passwd");
  check(".");
}

void check(String name) {
  Path path = folder.resolve(name).normalize();
  boolean below = path.startsWith(folder)
      && !path.equals(folder);
  IO.println("%s: Path %b, String %b".formatted(path, below,
      path.toString().startsWith(folder.toString())));
}
