// compares ( ) [ ] and skips other signs
function check(text) {
  const open = []; // the stack
  for (const sign of text) {
    if (sign === "(" || sign === "[") {
      open.push(sign); // must close later
    } else if (sign === ")") {
      if (open.pop() !== "(") return "wrong";
    } else if (sign === "]") {
      if (open.pop() !== "[") return "wrong";
    }
  }
  if (open.length > 0) return "not closed";
  return "balanced";
}

console.log("f(a[1])", check("f(a[1])"));
console.log("([)]", check("([)]"));
console.log(")(", check(")("));
console.log("f(a", check("f(a"));
