const price = 5;
const tea = { price: 3 };
with (tea) {
  console.log('price:', price);
  delete tea.price;
  console.log('after delete:', price);
}
