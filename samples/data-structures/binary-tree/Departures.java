void main() {
  var trains = new TreeMap<>(Map.of("08:05", "Lyon", "08:40", "Nice",
      "09:20", "Lille", "11:00", "Brest", "12:15", "Metz"));

  IO.println("after 09:00:    " + trains.higherEntry("09:00"));
  IO.println("08:30 to 11:30: " + trains.subMap("08:30", "11:30"));
  IO.println("last:           " + trains.lastEntry());
}
