// One head of attention, 8 numbers wide, over a growing text.
const width = 8;
let state = 3;
const most = 2 ** 31 - 1;
const random = () => (state = (state * 48271) % most) / most;
const matrix = () =>
  Array.from({ length: width }, () =>
    Array.from({ length: width }, () => random() - 0.5),
  );
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const [Q, K, V] = [matrix(), matrix(), matrix()];

let products = 0; // of a matrix with a vector
function times(m, x) {
  products++;
  return m.map((row) => dot(row, x));
}

// #region attend
/** What the last token takes from all tokens so far. */
function attend(last, keys, values) {
  const query = times(Q, last);
  const weights = keys.map((key) => Math.exp(dot(query, key)));
  const sum = weights.reduce((a, b) => a + b);
  return last.map((_, i) =>
    values.reduce((all, v, t) => all + (weights[t] / sum) * v[i], 0),
  );
}

const text = Array.from({ length: 96 }, () =>
  Array.from({ length: width }, random),
);

function generate(next) {
  products = 0;
  const last = text.map((_, t) => next(text.slice(0, t + 1))).at(-1);
  console.log(`${products} products, ends with ${last[0].toFixed(12)}`);
}

generate((seen) =>
  attend(
    seen.at(-1),
    seen.map((x) => times(K, x)),
    seen.map((x) => times(V, x)),
  ),
);

const keys = [];
const values = [];
generate((seen) => {
  keys.push(times(K, seen.at(-1)));
  values.push(times(V, seen.at(-1)));
  return attend(seen.at(-1), keys, values);
});
console.log('kept in the cache:', keys.length * width * 2, 'numbers');
// #endregion attend
