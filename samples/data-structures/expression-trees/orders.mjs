// (2 + 3) * (9 - 5)
const tree = {
  op: '*',
  left: { op: '+', left: 2, right: 3 },
  right: { op: '-', left: 9, right: 5 },
};

function walk(node, order) {
  if (typeof node === 'number') return `${node}`;
  const { op } = node;
  const left = walk(node.left, order);
  const right = walk(node.right, order);
  if (order === 'pre') return `${op} ${left} ${right}`;
  if (order === 'in') return `${left} ${op} ${right}`;
  return `${left} ${right} ${op}`;
}
console.log('preorder: ', walk(tree, 'pre'));
console.log('inorder:  ', walk(tree, 'in'));
console.log('postorder:', walk(tree, 'post'));
