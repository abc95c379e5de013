// Shiki in a thread of its own (`tokenizer.ts` starts it). Plain JavaScript, because a thread begins without what loads
// the TypeScript of the build.
import { parentPort, workerData } from 'node:worker_threads';

import { createHighlighter } from 'shiki';

const shared = createHighlighter({ themes: [workerData.theme], langs: [] });

/** Lines of tokens, each token as its text and its colour. */
async function tokenize(code, lang) {
  const highlighter = await shared;
  await highlighter.loadLanguage(lang);
  // Without Shiki's limit of half a second a line, at which a busy machine would leave the rest of a line plain.
  const { tokens } = highlighter.codeToTokens(code, { lang, theme: workerData.theme.name, tokenizeTimeLimit: 0 });
  return tokens.map((line) => line.map(({ content, color }) => [content, color]));
}

parentPort.on('message', ({ id, question: { code, lang } }) => {
  tokenize(code, lang).then(
    (answer) => parentPort.postMessage({ id, answer }),
    (error) => parentPort.postMessage({ id, error }),
  );
});
