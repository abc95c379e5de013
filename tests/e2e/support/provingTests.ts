import ts from 'typescript';

/**
 * The names of the tests in the text of a test file that can prove something: a test expects something itself, or by a
 * function whose name begins with `expect`, and neither it nor a group around it is skipped. A name that a loop takes
 * from a table is found where the table calls it `sentence`. Names are as they are written, with their escapes undone.
 */
export function provingTests(text: string): string[] {
  const source = ts.createSourceFile('tests.ts', text, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const tables: string[] = [];
  let provesTable = false;

  const visit = (node: ts.Node): void => {
    if (isNamed(node)) tables.push(nameIn(node.initializer) ?? '');
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      if (called !== 'test' && isSkipped(called)) return;
      if (called === 'test.describe' && skipsItself(node)) return;
      if (called === 'test' && !skipsItself(node) && expectsSomething(node)) {
        const [first] = node.arguments;
        const name = nameIn(first);
        if (name !== undefined) names.push(name);
        else if (first && ts.isIdentifier(first) && first.text === 'sentence') provesTable = true;
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return provesTable ? [...names, ...tables] : names;
}

const isSkipped = (called: string): boolean => /^test(?:\.describe)?\.(?:skip|fixme)$/.test(called);

const isNamed = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'sentence';

/** A text as it is written; of a template the places as well. */
function nameIn(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

/** Whether a test or a group says in its own body that it is skipped, whatever the browser or the machine. */
function skipsItself(call: ts.CallExpression): boolean {
  const body = call.arguments.at(-1);
  if (!body || !ts.isFunctionLike(body) || !('body' in body) || !body.body || !ts.isBlock(body.body)) return false;
  return body.body.statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isCallExpression(statement.expression) &&
      isSkipped(statement.expression.expression.getText()) &&
      (statement.expression.arguments.length === 0 ||
        statement.expression.arguments[0]?.kind === ts.SyntaxKind.TrueKeyword),
  );
}

function expectsSomething(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && /^expect/.test(node.expression.getText())) return true;
  return node.forEachChild((child) => expectsSomething(child) || undefined) ?? false;
}
