// #region deep
const text = "[".repeat(100000) + "]".repeat(100000);
// 100,000 arrays, each in the one before
const root = JSON.parse(text);

function count(node) {
  let nodes = 1;
  for (const child of node) nodes += count(child);
  return nodes;
}
try {
  count(root);
} catch (error) {
  console.log(error.name);
}

let visited = 0;
const stack = [root]; // still to visit
while (stack.length > 0) {
  const node = stack.pop();
  visited += 1;
  for (const child of node) stack.push(child);
}
console.log(visited);
// #endregion deep
