const refs = {};
const large = (name) => {
  const data = new Array(1_000_000).fill(1);
  refs[name] = new WeakRef(data);
  return data;
};

// #region makers
const makers = {
  'nobody uses it'(data) {
    data.pop();
    return () => 'hello';
  },
  'I use it'(data) {
    return () => data.length;
  },
  'another closure uses it'(data) {
    const other = () => data.length;
    other();
    return () => 'hello';
  },
  'another uses it, in a block of its own'(argument) {
    {
      const data = argument;
      const other = () => data.length;
      other();
    }
    return () => 'hello';
  },
  'another uses it, then it is null'(data) {
    const other = () => data.length;
    other();
    data = null;
    return () => 'hello';
  },
  'nobody, and I call eval'(data) {
    data.pop();
    return (text) => eval(text);
  },
};
// #endregion makers

const closures = [];
for (const [name, make] of Object.entries(makers)) {
  closures.push(make(large(name)));
}
await new Promise((resolve) => setTimeout(resolve, 10));
gc();
for (const [name, ref] of Object.entries(refs)) {
  console.log(ref.deref() ? 'kept ' : 'freed', name);
}
console.log(closures.length, 'closures are alive');
