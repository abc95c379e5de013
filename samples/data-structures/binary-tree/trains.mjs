// left, right: references to the children
function makeNode(key, left, right) {
  return { key, left, right };
}

const trains = makeNode(12,
  makeNode(8,
    makeNode(6, null, null),
    makeNode(10, null, null)),
  makeNode(16,
    null,
    makeNode(20, null, null)));

function height(tree) {
  // empty: stop here (a leaf gets -1 + 1)
  if (tree === null) return -1;
  // the function calls itself:
  return 1 + Math.max(
    height(tree.left), height(tree.right));
}

console.log(height(trains));
