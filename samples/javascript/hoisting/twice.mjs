function show(price) {
  console.log(typeof total, price);
  console.log(total());
  var total = 30;
  var price;
  console.log(typeof total, price);

  function total() {
    return 'first';
  }
  function total() {
    return 'last';
  }
}

show(10);
