import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { topics } from '../../site/config/topics';
import { homesOf } from '../../site/plugins/note-form/node/graph/checkGraph';
import { readNotes } from '../../site/plugins/note-form/node/graph/readNotes';
import { command } from '@groundwork/machine/command';
import { firstSample, noteText } from './template';

// npm run new-note topic/page: writes a note and its first sample, and records it. What it writes builds.
command(() => newNote(process.cwd(), process.argv[2] ?? ''));

async function newNote(root: string, name: string): Promise<void> {
  const [topic = '', ...rest] = name.split('/');
  const page = rest.join('/');
  checkName(root, topic, page);
  const sample = firstSample(topic);
  write(path.join(root, `samples/${name}/${sample.file}`), sample.text);
  write(
    path.join(root, `docs/${name}.mdx`),
    noteText(name, freeConcept(root, name), sample, new Date().toISOString().slice(0, 10)),
  );
  execFileSync(process.execPath, ['tools/run.mjs', 'packages/samples/runner/record.ts', name], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(`\nWrote docs/${name}.mdx and samples/${name}/${sample.file}.
Write the note, run \`npm run record ${name}\` after each change of a sample, and look at it with \`npm run dev\`.
It is done when \`npm run check content samples\` finds nothing more: it refuses every TODO.`);
}

function checkName(root: string, topic: string, page: string): void {
  const known = topics.find(({ id }) => id === topic);
  if (!known) throw new Error(`usage: npm run new-note topic/page\n  topics  ${topics.map(({ id }) => id).join(', ')}`);
  const pages: readonly string[] = known.pages;
  const written = (one: string) =>
    fs.existsSync(path.join(root, `docs/${topic}/${one}.mdx`)) ||
    fs.existsSync(path.join(root, `docs/${topic}/${one}/index.mdx`));
  if (pages.includes(page) && !written(page)) return;
  const open = pages.filter((one) => !written(one));
  throw new Error(
    [
      `docs/${topic}/${page}.mdx`,
      `  expected  a page of ${topic} that is planned and not written yet`,
      `  found     ${pages.includes(page) ? 'a note that is there already' : page || 'no page'}`,
      `  hint      ${open.length > 0 ? `open are ${open.join(', ')}; ` : ''}a new page is added to site/config/topics.ts first`,
    ].join('\n'),
  );
}

/** The page's own name as a concept, or a longer one where another note defines that. */
function freeConcept(root: string, name: string): string {
  const homes = homesOf(readNotes(root).notes);
  const words = name.toLowerCase().split('/');
  const candidates = [words.at(-1) ?? name, words.join('-')];
  return candidates.find((candidate) => !homes.has(candidate)) ?? `${words.join('-')}-2`;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text, { flag: 'wx' });
}
