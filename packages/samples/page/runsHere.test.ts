import { expect, it } from 'vitest';

import { notesFolder } from '../testing/notesFolder';
import { runsHere } from './runsHere';
import type { ShownSample } from './sampleExtras';

const { root, write } = notesFolder();
const seen: ShownSample[] = [];
const says = runsHere(root, (sample) => {
  seen.push(sample);
  const control = { type: 'element' as const, tagName: 'button', properties: {}, children: [] };
  return { controls: sample.file.endsWith('.mjs') ? [control] : [], result: [] };
});

function ask(note: string): boolean {
  write('docs/js/maps.mdx', note);
  return says('js/maps', note);
}

write('samples/js/maps/a.mjs', '// #region all\nconsole.log(1);\n// #endregion all\n');
write('samples/js/maps/a.sh', 'echo 1\n');

it('is whether one of its programs gets a control', () => {
  expect(ask('Text.\n')).toBe(false);
  expect(ask('```bash file=a.sh\n```\n')).toBe(false);
  expect(ask('```bash file=a.sh\n```\n\n```js file=a.mjs\n```\n')).toBe(true);
  expect(seen.at(-1)).toMatchObject({ page: 'js/maps', file: 'a.mjs', text: 'console.log(1);' });
});

it('does not count a file that only another program reads, nor one that runs nowhere', () => {
  expect(ask('```js file=a.mjs of=a.sh\n```\n\n```js file=a.mjs norun="needs a second disk"\n```\n')).toBe(false);
});
