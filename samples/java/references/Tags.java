void main() {
  String tag = "Rex";
  String end = "x";
  String built = "Re" + end;
  IO.println(tag == "Rex");
  IO.println(tag == built);
  IO.println(tag.equals(built));
}
