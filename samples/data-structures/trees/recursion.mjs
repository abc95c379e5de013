const tree = {
  name: "app",
  children: [
    { name: "src", children: [{ name: "main.c" }, { name: "util.c" }] },
    { name: "doc", children: [{ name: "faq.md" }] },
    { name: "run" },
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
