// left, right: references to the children
function makeNode(key, left, right) {
  return { key, left, right };
}

// the tree of the picture, from its root
const trains = makeNode(12,
  makeNode(8,
    makeNode(6, null, null),
    makeNode(10, null, null)),
  makeNode(16,
    null,
    makeNode(20, null, null)));

function height(tree) {
  // an empty tree has the height -1,
  // so a leaf gets -1 + 1 = 0 (no steps)
  if (tree === null) return -1;
  // height calls itself twice:
  return 1 + Math.max(
    height(tree.left), height(tree.right));
}

console.log(height(trains));
