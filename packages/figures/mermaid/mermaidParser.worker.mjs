// Mermaid's own parser in a thread of its own (`remarkMermaidSyntax.ts` starts it): the package can only be imported, and
// the generator's loader of configuration turns every `import` into a `require`.
import { parentPort } from 'node:worker_threads';

import DOMPurify from 'dompurify';

// Mermaid cleans labels while it parses them, and the cleaner needs a browser. Nothing that was cleaned is used here:
// the question is only whether the text can be parsed.
Object.assign(DOMPurify, { addHook: () => undefined, removeHook: () => undefined, sanitize: (text) => text });
const loaded = import('mermaid');

/** What the parser says against a diagram: on which line of it, counted from 1. `null` where it says nothing. */
async function mistakeIn(text) {
  const { default: mermaid } = await loaded;
  try {
    await mermaid.parse(text);
    return null;
  } catch (error) {
    return { message: error.message, ...(error.hash?.loc && { line: error.hash.loc.first_line }) };
  }
}

parentPort.on('message', ({ id, question }) => {
  mistakeIn(question).then(
    (answer) => parentPort.postMessage({ id, answer }),
    (error) => parentPort.postMessage({ id, error }),
  );
});
