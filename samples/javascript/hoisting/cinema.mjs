console.log('total:', total(3));
console.log('discount:', discount);

function total(count) {
  return count * 10;
}

var discount = 5;
console.log('discount:', discount);
