enum Seat { Stalls, Circle }

class Ticket {
  constructor(readonly seat: Seat) {}
}

console.log(Seat[new Ticket(Seat.Circle).seat]);
