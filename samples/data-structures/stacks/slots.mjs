const slots = [null, null, null, null];
let used = 0; // null marks a free slot

function push(element) {
  if (used === 4) throw new Error("full");
  slots[used] = element;
  used += 1;
}

function pop() {
  if (used === 0) throw new Error("empty");
  used -= 1;
  const element = slots[used];
  slots[used] = null;
  return element;
}

push("title");
push("bold");
push("photo");
// the popped element, used slots
console.log(pop(), used);
