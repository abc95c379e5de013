void main() {
  var stack = new Stack<String>();
  var deque = new ArrayDeque<String>();
  for (String page : List.of("home", "docs", "search")) {
    stack.push(page);
    deque.push(page);
  }
  IO.println("Stack:      " + stack + ", pop " + stack.pop());
  IO.println("ArrayDeque: " + deque + ", pop " + deque.pop());
}
