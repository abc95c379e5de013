function total(count) {
  const price = 3;
  if (count >= 10) {
    const price = 2;
    var gift = 'cup';
    console.log('in the block:', price * count);
  }
  console.log('after the block:', price * count, gift);
}

total(10);
