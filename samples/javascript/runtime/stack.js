function withTax(net) {
  return net + net / 10;
}

function total(books) {
  const net = books * 10;
  return withTax(net);
}

console.log('total:', total(2));
