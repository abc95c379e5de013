import { parse, type Node, type Options } from 'acorn';
import { simple } from 'acorn-walk';

/** The global that guarded code calls on each round of a loop and at the start of each function. */
export const watchName = '__watchTime';

/**
 * Puts a call of `watchTime` into each loop and function of a script, on the line where they stand: an endless loop in a
 * frame stops the whole page where the browser gives both one process. What does not parse comes back as it is, for the
 * browser to complain of.
 */
export function guardLoops(text: string, sourceType: Options['sourceType']): string {
  const inserted: { at: number; text: string }[] = [];
  const insert = (at: number, added: string): void => void inserted.push({ at, text: added });
  const guard = (body: Node, [open, close]: readonly [string, string]): void => {
    if (body.type === 'BlockStatement') return insert(afterDirectives(body as Block), `${watchName}();`);
    insert(body.start, open);
    insert(body.end, close);
  };
  const loop = ({ body }: { body: Node }): void => guard(body, [`{${watchName}();`, '}']);
  try {
    simple(parse(text, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true }), {
      ForStatement: loop,
      ForInStatement: loop,
      ForOfStatement: loop,
      WhileStatement: loop,
      DoWhileStatement: loop,
      Function: ({ body }) => guard(body, [`(${watchName}(), `, ')']),
    });
  } catch {
    return text;
  }
  return inserted
    .sort((a, b) => a.at - b.at)
    .reduceRight((guarded, { at, text: added }) => guarded.slice(0, at) + added + guarded.slice(at), text);
}

type Block = Node & { body: (Node & { directive?: string })[] };

/** Before the first statement that is no directive: `"use strict"` counts only where it comes first. */
function afterDirectives({ start, body }: Block): number {
  return body.findLast(({ directive }) => directive !== undefined)?.end ?? start + 1;
}
