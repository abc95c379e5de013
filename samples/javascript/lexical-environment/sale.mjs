let fee = 2;

function makeTotal(price) {
  function total(count) {
    return price * count + fee;
  }
  return total;
}

const teaTotal = makeTotal(3);
// #region sale
function sale() {
  const fee = 0;
  return teaTotal(4);
}
console.log('called by sale:', sale());

function setFee(newFee) {
  fee = newFee;
}
setFee(5);
console.log('after setFee(5):', teaTotal(4));
// #endregion sale
