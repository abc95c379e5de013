const tree = {
  name: "photos",
  size: 0,
  children: [
    {
      name: "pets",
      size: 0,
      children: [{ name: "cat", size: 4, children: [] }],
    },
    { name: "logo", size: 1, children: [] },
    {
      name: "trip",
      size: 0,
      children: [
        { name: "beach", size: 3, children: [] },
        { name: "snow", size: 2, children: [] },
      ],
    },
  ],
};

// #region walk
function total(node) {
  let sum = node.size;
  for (const child of node.children) {
    sum += total(child);
  }
  console.log(node.name, sum);
  return sum;
}

function levels(root) {
  const queue = [root];
  for (let i = 0; i < queue.length; i += 1) {
    const node = queue[i];
    console.log(node.name);
    for (const child of node.children) {
      queue.push(child);
    }
  }
}

total(tree);
console.log("---");
levels(tree);
// #endregion walk
