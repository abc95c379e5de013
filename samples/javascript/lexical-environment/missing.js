const fee = 2;

// #region tell
function tell(label, task) {
  try {
    console.log(label, task());
  } catch (error) {
    console.log(label, String(error));
  }
}
// #endregion tell

tell('read:', () => fees);
tell('typeof:', () => typeof fees);
tell('strict:', () => {
  'use strict';
  fees = 5;
});
tell('sloppy:', () => {
  fees = 5;
  return globalThis.fees;
});
tell('too early:', () => {
  const copy = fee;
  const fee = 0;
});
