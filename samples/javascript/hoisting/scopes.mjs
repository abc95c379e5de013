function offer(sale) {
  if (sale) {
    console.log(snack());
    var price = 8;
    let label = 'sale';
    function snack() {
      return 'popcorn';
    }
  }
  console.log(price);
  console.log(typeof label, typeof snack);
}

offer(true);
offer(false);
