function sum(tokens) {
  let left = product(tokens);
  while (['+', '-'].includes(tokens[0])) {
    const op = tokens.shift();
    left = [op, left, product(tokens)];
  }
  return left;
}

function product(tokens) {
  let left = operand(tokens);
  while (tokens[0] === '*') {
    const op = tokens.shift();
    left = [op, left, operand(tokens)];
  }
  return left;
}

// #region rest
function operand(tokens) {
  const token = tokens.shift();
  if (token !== '(') return Number(token);
  const inner = sum(tokens);
  if (tokens.shift() !== ')')
    throw new SyntaxError('expected )');
  return inner;
}

for (const text of ['2+3*4', '(2+3)*4', '8-3-2', '(2+3']) {
  try {
    const tokens = text.match(/\d+|\S/g);
    const tree = JSON.stringify(sum(tokens));
    console.log(text, 'is', tree.replaceAll('"', ''));
  } catch (error) {
    console.log(text, 'is wrong:', error.message);
  }
}
// #endregion rest
