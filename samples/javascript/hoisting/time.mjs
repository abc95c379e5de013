const showPrice = () => price;

attempt(showPrice);
attempt(() => typeof price);
attempt(() => typeof row);
const price = 10;
attempt(showPrice);

attempt(() => {
  const price = price - 5;
});
attempt((sum = fee, fee = 2) => sum);

// #region attempt
function attempt(call) {
  try {
    console.log(call());
  } catch (error) {
    console.log(error.name);
  }
}
// #endregion attempt
