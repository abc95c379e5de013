// #region budget
/** Operations to train: 6 for each parameter and each token. */
const operations = (parameters, tokens) => 6 * parameters * tokens;

const show = (number) => number.toExponential(1).padStart(8);
console.log('parameters  tokens  ratio  operations');
for (const [parameters, tokens] of [[280e9, 300e9], [70e9, 1.4e12]])
  console.log(show(parameters), show(tokens),
    (tokens / parameters).toFixed(0).padStart(6),
    show(operations(parameters, tokens)));

// The best model for a budget, at 20 tokens for each parameter.
for (const budget of [1e21, 1e23, 1e25]) {
  const parameters = Math.sqrt(budget / 6 / 20);
  const days = budget / (0.4 * 1e15) / 86400;
  console.log(`${budget.toExponential(0)}:`, show(parameters),
    'parameters,', days.toFixed(0), 'days of one chip');
}
// #endregion budget
