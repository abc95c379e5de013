import { watch } from './watch.mjs';

const yes = (value) => (value ? 'yes' : 'no').padEnd(9);

/** Half a second after each event: answer complete? painted? what is shown, what has been asked for. */
export default async (page) => {
  const seen = await watch(page, 'stream.html', [500, 1500, 2500, 3700]);
  return seen.flatMap(({ seconds, ended, painted, text, files }, index) => [
    ...(index === 0 ? ['second  complete painted  shown'] : []),
    `${String(seconds).padEnd(8)}${yes(ended)}${yes(painted)}${text.replaceAll(' order', '')}`,
    ...(index === 1 ? [`${' '.repeat(25)} asked for: ${files.join(', ')}`] : []),
  ]);
};
