console.log(rolls(4));
console.log(bread(4));

function rolls(count) {
  return count * 3;
}

const bread = function (count) {
  return count * 5;
};
