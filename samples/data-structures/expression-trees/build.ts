type Tree = number | { op: string; left: Tree; right: Tree };

// #region parse
const binds: Record<string, number> = { "+": 1, "-": 1, "*": 2 };

function parse(tokens: string[], weakest = 1): Tree {
  let left = operand(tokens);
  while (binds[tokens[0]] >= weakest) {
    const op = tokens.shift()!;
    // On the right side only what binds more tightly takes part.
    left = { op, left, right: parse(tokens, binds[op] + 1) };
  }
  return left;
}

function operand(tokens: string[]): Tree {
  const token = tokens.shift()!;
  if (token !== "(") return Number(token);
  const inner = parse(tokens);
  tokens.shift(); // the closing bracket
  return inner;
}
// #endregion parse

// #region use
function value(tree: Tree): number {
  if (typeof tree === "number") return tree;
  const [a, b] = [value(tree.left), value(tree.right)];
  return tree.op === "+" ? a + b : tree.op === "-" ? a - b : a * b;
}

function postfix(tree: Tree): string {
  if (typeof tree === "number") return String(tree);
  return `${postfix(tree.left)} ${postfix(tree.right)} ${tree.op}`;
}

for (const text of ["3 + 4 * 2 - 1", "( 3 + 4 ) * 2", "8 - 3 - 2"]) {
  const tree = parse(text.split(" "));
  console.log(`${text} becomes ${postfix(tree)}: ${value(tree)}`);
}
// #endregion use
