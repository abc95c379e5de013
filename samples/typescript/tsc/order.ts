interface Item {
  name: string;
  price: number;
}

function total(items: Item[]): number {
  let sum = 0;
  for (const item of items) sum += item.price;
  return sum;
}

const items = [
  { name: 'tea', price: '4' },
  { name: 'cake', price: '5' },
];
console.log(total(items));
