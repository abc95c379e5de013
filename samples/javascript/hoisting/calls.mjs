attempt(() => adult());
attempt(() => child());
attempt(() => senior());
attempt(() => half());
attempt(() => new Ticket());

function adult() {
  return 10;
}
var child = function half() {
  return 5;
};
const senior = () => 8;
class Ticket {}

// #region attempt
function attempt(call) {
  try {
    console.log(call());
  } catch (error) {
    console.log(error.name);
  }
}
// #endregion attempt
