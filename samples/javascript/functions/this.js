'use strict';

const shop = {
  name: 'shop',
  method() {
    return this?.name;
  },
  arrow: () => typeof this.name,
  nested() {
    return [1].map(() => this.name)[0];
  },
};
const other = { name: 'other' };
const { method } = shop;
const bound = method.bind(other);

console.log('shop.method()          ', shop.method());
console.log('(shop.method)()        ', (shop.method)());
console.log('(0, shop.method)()     ', (0, shop.method)());
console.log('method()               ', method());
console.log('method.call(other)     ', method.call(other));
console.log('bound.call(shop)       ', bound.call(shop));
console.log('bound.bind(shop)()     ', bound.bind(shop)());
console.log('shop.arrow()           ', shop.arrow());
console.log('shop.arrow.call(other) ', shop.arrow.call(other));
console.log('shop.nested()          ', shop.nested());
