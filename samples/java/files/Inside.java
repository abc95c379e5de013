Path folder = Path.of("/data/up");

void main() {
  check("photo.jpg");
  check("../upx/photo.jpg");
  check("/etc/passwd");
}

void check(String name) {
  Path path = folder.resolve(name).normalize();
  IO.println("%s: Path %b, String %b".formatted(path,
      path.startsWith(folder),
      path.toString().startsWith(folder.toString())));
}
