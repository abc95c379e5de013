function offer(sale) {
  console.log('start:', typeof snack);
  if (sale) {
    console.log('block:', typeof snack);
    function snack() {
      return 'popcorn';
    }
  }
  console.log('end:', typeof snack);
}

offer(true);
offer(false);
