const tree = {
  name: "app",
  children: [
    { name: "src", children: [{ name: "main.c" }, { name: "util.c" }] },
    { name: "doc", children: [{ name: "faq.md" }] },
    { name: "run" },
  ],
};

// #region walk
function walk(root, takeNext) {
  const order = [];
  const waiting = [root];
  while (waiting.length > 0) {
    const node = takeNext(waiting);
    order.push(node.name);
    waiting.push(...(node.children ?? []));
  }
  return order.join(" ");
}

console.log("newest first:", walk(tree, (waiting) => waiting.pop()));
console.log("oldest first:", walk(tree, (waiting) => waiting.shift()));
// #endregion walk
