// #region build
// makes a node without children;
// { name } is short for { name: name }
function node(name, size) {
  return { name, size, children: [] };
}

// puts a child below a parent
function add(parent, child) {
  parent.children.push(child);
  return child;
}

// A folder has no size of its own: 0.
const tree = node("photos", 0);
const pets = add(tree, node("pets", 0));
add(pets, node("cat", 4));
add(tree, node("logo", 1));
const trip = add(tree, node("trip", 0));
add(trip, node("beach", 3));
add(trip, node("snow", 2));
// #endregion build

// #region move
// prints a name, then calls itself for
// each child with a larger indent
function print(node, indent) {
  console.log(indent + node.name);
  for (const child of node.children) {
    print(child, indent + "  ");
  }
}

print(tree, ""); // before the move

const place = tree.children.indexOf(trip);
tree.children.splice(place, 1); // cut off
add(pets, trip); // attach below pets

console.log("---");
print(tree, ""); // after the move
// #endregion move
