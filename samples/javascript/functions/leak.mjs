class Basket {
  count = 0;
  add() {
    this.count += 1;
  }
}

const page = new EventTarget();
const basket = new Basket();

for (let visit = 0; visit < 1000; visit++) {
  page.addEventListener('sold', basket.add.bind(basket));
  page.removeEventListener('sold', basket.add.bind(basket));
}
page.dispatchEvent(new Event('sold'));
console.log(basket.count);
