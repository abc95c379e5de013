function makeNode(key, left, right) {
  return { key, left, right };
}

function height(tree) {
  if (tree === null) return -1;
  return 1 + Math.max(
    height(tree.left), height(tree.right));
}

// #region insert
function insert(tree, key) {
  // the search ends here: make a leaf
  if (tree === null)
    return makeNode(key, null, null);
  // the call returns the subtree's root:
  // store the root in its place
  if (key < tree.key)
    tree.left = insert(tree.left, key);
  if (key > tree.key)
    tree.right = insert(tree.right, key);
  // extra rule: an equal key changes nothing
  return tree;
}

let chain = null; // the empty tree
for (const key of [6, 8, 10, 12, 16, 20])
  chain = insert(chain, key);
console.log(height(chain));
// #endregion insert
