class Method {
  count = 0;
  add() { this.count += 1; }
}
class Bound {
  count = 0;
  constructor() { this.add = this.add.bind(this); }
  add() { this.count += 1; }
}
class Field {
  count = 0;
  add = () => { this.count += 1; };
}

const Kind = { Method, Bound, Field }[process.argv[2]];
const all = new Array(1_000_000).fill(null);
gc();
const before = process.memoryUsage().heapUsed;
for (let i = 0; i < all.length; i++) all[i] = new Kind();
gc();
const bytes = process.memoryUsage().heapUsed - before;
console.log(Kind.name, Math.round(bytes / all.length));
