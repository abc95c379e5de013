import { parse, type Node, type Options, type Program } from 'acorn';
import { simple } from 'acorn-walk';

/** The global that guarded code calls on each round of a loop and at the start of each function. */
export const watchName = '__watchTime';

/**
 * Puts a call of `watchTime` into each loop and function of a script, on the line where they stand: an endless loop in a
 * frame stops the whole page where the browser gives both one process. What is thrown is kept on its way out
 * (`watchTime.thrown`), because a browser may not tell a sandboxed document what its own script threw.
 * @param onUnparsed told of what does not parse, which comes back as it is, for the browser to complain of
 */
export function guardLoops(
  text: string,
  sourceType: Options['sourceType'],
  onUnparsed: (error: unknown) => void = () => undefined,
): string {
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType,
    allowReturnOutsideFunction: true,
    preserveParens: true,
  };
  let program: Program;
  try {
    program = parse(text, options);
  } catch (error) {
    onUnparsed(error);
    return text;
  }
  try {
    const guarded = withGuards(text, program, { keepsThrown: true });
    parse(guarded, options);
    return guarded;
  } catch {
    // Two things of one name that a function may hold, and the block around its statements may not.
    return withGuards(text, program, { keepsThrown: false });
  }
}

const keep = `}catch(e){throw ${watchName}.thrown=e}`;

function withGuards(text: string, program: Program, { keepsThrown }: { keepsThrown: boolean }): string {
  const inserted: { at: number; text: string }[] = [];
  const around = ({ start, end }: { start: number; end: number }, before: string, after: string): void =>
    void inserted.push({ at: start, text: before }, { at: end, text: after });
  const guardBody = (body: Node, before = '', after = ''): void => {
    const opening = `${watchName}();${before}`;
    if (body.type !== 'BlockStatement') return around(body, `{${opening}`, `${after}}`);
    around({ start: afterDirectives(body as Block), end: body.end - 1 }, opening, after);
  };
  const loop = ({ body }: { body: Node }): void => guardBody(body);
  simple(program, {
    ForStatement: loop,
    ForInStatement: loop,
    ForOfStatement: loop,
    WhileStatement: loop,
    DoWhileStatement: loop,
    Function: ({ body }) => {
      const [begin, end] = keepsThrown ? ['try{', keep] : ['', ''];
      if (body.type === 'BlockStatement') guardBody(body, begin, end);
      else guardBody(body, `${begin}return(`, `)${end}`);
    },
  });
  if (keepsThrown)
    for (const statement of program.body) {
      if (throwing.test(statement.type) && !('directive' in statement)) around(statement, 'try{', keep);
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { init } of declared.declarations)
        if (init && !plain.test(init.type) && !waits(init)) around(init, `${watchName}.run(()=>(`, '))');
    }
  return inserted
    .sort((a, b) => a.at - b.at)
    .reduceRight((guarded, { at, text: added }) => guarded.slice(0, at) + added + guarded.slice(at), text);
}

/** Statements that stand in a block as they stand in a script: none of them declares a name for what follows. */
const throwing =
  /^(?:Expression|If|For|ForIn|ForOf|While|DoWhile|Block|Return|Throw|Try|Switch|Labeled|With)Statement$/;

/** What throws nothing, and takes its name from the variable. */
const plain = /^(?:Literal|Identifier|FunctionExpression|ArrowFunctionExpression|ClassExpression)$/;

function waits(expression: Node): boolean {
  let found = false;
  simple(expression, { AwaitExpression: () => void (found = true) });
  return found;
}

type Block = Node & { body: (Node & { directive?: string })[] };

/** Before the first statement that is no directive: `"use strict"` counts only where it comes first. */
function afterDirectives({ start, body }: Block): number {
  return body.findLast(({ directive }) => directive !== undefined)?.end ?? start + 1;
}
