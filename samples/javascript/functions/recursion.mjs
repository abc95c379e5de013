function cost(count) {
  if (count === 0) return 0;
  return 3 + cost(count - 1);
}

console.log(cost(4));
try {
  cost(-1);
} catch (error) {
  // as Node.js and Chrome put it;
  // Firefox uses other words
  console.log(error.name, error.message);
}
