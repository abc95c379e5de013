function cost(count: number, price = 3): number {
  return count * price;
}

console.log([4, 10].map(cost));
console.log(['10', '10', '10'].map(parseInt));
