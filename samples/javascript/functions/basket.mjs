class Basket {
  count = 0;
  add() {
    this.count += 1;
  }
}

const page = new EventTarget();
const basket = new Basket();

page.addEventListener('sold', basket.add);
page.dispatchEvent(new Event('sold'));
console.log(basket.count, page.count);
