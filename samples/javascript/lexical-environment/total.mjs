let fee = 2;

function makeTotal(price) {
  function total(count) {
    return price * count + fee;
  }
  return total;
}

const teaTotal = makeTotal(3);
console.log(teaTotal(4));
