void main() throws IOException {
  Path list = Path.of("list.txt");
  BufferedWriter out = Files.newBufferedWriter(list);
  out.write("butter\n");
  out.write("milk\n");
  IO.println(Files.size(list) + " bytes");
  out.close();
  IO.println(Files.size(list) + " bytes");
}
