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

// #region inorder
function inorder(tree, visit) {
  if (tree === null) return;
  inorder(tree.left, visit);
  visit(tree.key);
  inorder(tree.right, visit);
}

// here, visit prints the key
inorder(trains, console.log);
// #endregion inorder
