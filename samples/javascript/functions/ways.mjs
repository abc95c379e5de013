console.log(byDeclaration(4));

function byDeclaration(count) {
  return count * 3;
}

const byExpression = function (count) {
  return count * 3;
};

const bakery = {
  // short for
  // byMethod: function (count) {
  byMethod(count) {
    return count * 3;
  },
};

const byArrow = (count) => count * 3;

console.log(byExpression(4));
console.log(bakery.byMethod(4));
console.log(byArrow(4));
