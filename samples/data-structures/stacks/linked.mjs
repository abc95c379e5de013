let head = null; // no node yet

function push(element) {
  head = { element: element, next: head };
}

function pop() {
  if (!head) throw new Error("empty");
  const element = head.element;
  head = head.next;
  return element;
}

push("title");
push("bold");
push("photo");
// the popped element, the new top
console.log(pop(), head.element);
