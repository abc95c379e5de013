function costAt(price) {
  return function (count) {
    return count * price;
  };
}

const rollCost = costAt(3);
const breadCost = costAt(5);
console.log(rollCost(4), breadCost(4));
console.log([4, 10].map(rollCost));
