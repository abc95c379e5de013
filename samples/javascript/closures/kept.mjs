// #region makers
const makers = {
  notCaptured(history) {
    history.pop();
    return () => 'hello';
  },
  captured(history) {
    return () => history.length;
  },
  capturedByOther(history) {
    const count = () => history.length;
    count();
    return () => 'hello';
  },
  setToNull(history) {
    const count = () => history.length;
    count();
    history = null;
    return () => 'hello';
  },
  withEval(history) {
    history.pop();
    return (text) => eval(text);
  },
};
// #endregion makers

const references = {};
const closures = [];
for (const name of Object.keys(makers)) {
  const history = new Array(1_000_000).fill(20);
  // A WeakRef refers to the list without keeping it in memory.
  references[name] = new WeakRef(history);
  closures.push(makers[name](history));
}

await new Promise((resolve) => setTimeout(resolve, 10));
gc();
for (const [name, reference] of Object.entries(references)) {
  console.log(reference.deref() ? 'kept: ' : 'freed:', name);
}
// The closures are used here, so they were reachable until now.
if (closures.length !== 5) throw new Error('a closure is missing');
