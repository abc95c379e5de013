const changes = []; // an empty array
changes.push("title"); // push
changes.push("bold");
changes.push("photo"); // now on top
console.log("peek:", changes.at(-1)); // last
console.log("pop:", changes.pop());
changes.push("table"); // above "bold"
// until the stack is empty
while (changes.length > 0) {
  console.log("pop:", changes.pop());
}
