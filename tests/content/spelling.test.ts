import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { afterAll, describe, it } from 'vitest';

import { report } from '@groundwork/machine/report';
import { root } from './support';

const dictionary = 'site/config/dictionary.txt';

describe('spelling', { timeout: 180_000 }, () => {
  it('knows every word of the notes, and of the list of readers’ words', () => {
    const cspell = path.join(root, 'node_modules/cspell/bin.mjs');
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [cspell, 'lint', '--no-progress', '--no-summary', '--no-color', '--show-suggestions'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`Unknown words; one that is right goes into ${dictionary}:\n${stdout}${stderr}`);
  });
});

// Two branches may add the same word, and a note may lose the last use of one: neither is a fault of the text.
afterAll(() => {
  const docs = path.join(root, 'docs');
  const files = fs.readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
  reportIdle(dictionary, files.map((file) => fs.readFileSync(path.join(docs, file), 'utf8')).join('\n'));
  reportIdle(
    'packages/search/synonyms.dictionary.txt',
    fs.readFileSync(path.join(root, 'packages/search/synonyms.txt'), 'utf8'),
  );
});

/** Reports the words of a dictionary that the text does not have, and those that stand in it twice. */
function reportIdle(file: string, text: string): void {
  const words = fs.readFileSync(path.join(root, file), 'utf8').split('\n').filter(Boolean);
  const lower = text.toLowerCase();
  const twice = words.filter((word, index) => words.indexOf(word) !== index);
  const idle = words.filter((word) => !lower.includes(word.toLowerCase()));
  if (twice.length > 0) report('stale', `${file}: twice: ${twice.join(', ')}`);
  if (idle.length > 0) report('stale', `${file}: in no text: ${idle.join(', ')}`);
}
