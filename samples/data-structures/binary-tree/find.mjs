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

// #region find
function find(tree, key) {
  // an empty place: the key is not here
  if (tree === null) return false;
  if (key === tree.key) return true;
  // continue on one side
  if (key < tree.key)
    return find(tree.left, key);
  return find(tree.right, key);
}

// 12, then 8, then 10: prints true
console.log(find(trains, 10));
// 12, then 16, then null: prints false
console.log(find(trains, 14));
// #endregion find
