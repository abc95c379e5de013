import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from './support';

const dictionary = 'config/dictionary.txt';

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

  it('has a dictionary without doubles, and with only words that a note uses', () => {
    const words = fs.readFileSync(path.join(root, dictionary), 'utf8').split('\n').filter(Boolean);
    expect(words).toEqual([...new Set(words)]);
    const docs = path.join(root, 'docs');
    const files = fs.readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
    const text = files.map((file) => fs.readFileSync(path.join(docs, file), 'utf8').toLowerCase()).join('\n');
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  });

  it('has a dictionary of readers’ words without doubles, and with only words that they use', () => {
    const words = fs
      .readFileSync(path.join(root, 'plugins/search/synonyms.dictionary.txt'), 'utf8')
      .split('\n')
      .filter(Boolean);
    const used = fs.readFileSync(path.join(root, 'plugins/search/synonyms.txt'), 'utf8').toLowerCase();
    expect(words.length).toBeGreaterThan(0);
    expect(words).toEqual([...new Set(words)]);
    expect(words.filter((word) => !used.includes(word))).toEqual([]);
  });
});
