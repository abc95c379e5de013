const shop = {
  name: 'shop',
  method() {
    return this?.name;
  },
  arrow: () => typeof this,
  inner() {
    return [1].map(() => this.name)[0];
  },
  get label() {
    return this.name;
  },
};
const other = { name: 'other' };
const child = { __proto__: shop, name: 'child' };
const { method } = shop;
const bound = method.bind(other);

console.log('1 ', shop.method());
console.log('2 ', (shop.method)());
console.log('3 ', (0, shop.method)());
console.log('4 ', method());
console.log('5 ', method.call(other));
console.log('6 ', bound.call(shop), bound.bind(shop)());
console.log('7 ', child.method(), child.label);
console.log('8 ', shop.arrow(), shop.arrow.call(other));
console.log('9 ', shop.inner(), shop.inner.call(other));
