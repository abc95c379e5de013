const byLet = [];
for (let count = 1; count <= 3; count++) {
  byLet.push(() => 3 * count);
}
console.log('let:', byLet[0](), byLet[1](), byLet[2]());

const byVar = [];
for (var count = 1; count <= 3; count++) {
  byVar.push(() => 3 * count);
}
console.log('var:', byVar[0](), byVar[1](), byVar[2]());
