var Shop = (function () {
  var opened = 0;
  function Shop(name) {
    opened += 1;
    this.name = name + ' ' + opened;
  }
  Shop.prototype.sum = function () {
    var total = 0;
    for (var i = 0; i < arguments.length; i++) {
      total += arguments[i];
    }
    return this.name + ': ' + total;
  };
  return Shop;
})();

function Cafe(name) {
  Shop.call(this, name);
}
Cafe.prototype = Object.create(Shop.prototype);

console.log(new Cafe('Cafe').sum(12, 27));
