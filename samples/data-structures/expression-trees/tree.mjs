// 2 + 3 * 4
const tree = {
  op: '+',
  left: 2,
  right: { op: '*', left: 3, right: 4 },
};

function value(node) {
  if (typeof node === 'number') return node;
  const a = value(node.left);
  const b = value(node.right);
  console.log('compute', a, node.op, b);
  return node.op === '+' ? a + b : a * b;
}
console.log(value(tree));
