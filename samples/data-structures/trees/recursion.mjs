const tree = {
  name: "app",
  children: [
    { name: "src", children: [{ name: "main.c" }, { name: "util.c" }] },
    { name: "docs", children: [{ name: "index.md" }] },
    { name: "Makefile" },
  ],
};

// #region recursive
function preOrder(node) {
  return [node.name, ...(node.children ?? []).flatMap(preOrder)];
}
function postOrder(node) {
  return [...(node.children ?? []).flatMap(postOrder), node.name];
}
console.log("parent first:", preOrder(tree).join(" "));
console.log("parent last: ", postOrder(tree).join(" "));
// #endregion recursive
