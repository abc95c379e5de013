import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { topics as planned } from '../../../site/config/topics';
import { listPages, samplesFolderOf } from '@groundwork/samples';
import { generatorArguments } from '../../../tools/generator/generatorArguments';
import type { BenchNote } from '../notes/note';
import { docusaurusMenu, docusaurusNext } from './docusaurusMenu';
import type { BenchSite, SiteInput } from './site';

/** What the copy takes from the repository as it is. */
const reused = ['labs', 'site', 'static', 'docusaurus.config.ts', 'package.json', 'sidebars.ts', 'tsconfig.json'];

export const groundwork: BenchSite = {
  name: 'groundwork',
  title: 'Groundwork',
  packages: '.',
  write,
  noteFile: ({ file }) => file,
  command: (root) => ({
    program: process.execPath,
    args: generatorArguments(root),
    env: { NO_UPDATE_NOTIFIER: '1' },
  }),
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  hashedFolders: null,
  takesOver: true,
  menu: docusaurusMenu,
  next: docusaurusNext,
};

/** A copy of this repository's site with the notes of the set, in a history of its own. */
function write(folder: string, input: SiteInput): void {
  const { root, set } = input;
  for (const name of reused) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file),
    });
  }
  linkNamedPackages(root, folder);
  cpSync(path.join(root, 'docs'), path.join(folder, 'docs'), {
    recursive: true,
    filter: (file) => !/\.mdx?$/.test(file),
  });
  for (const note of [set.introduction, ...set.notes]) writeNote(note, folder, root);
  writeFileSync(path.join(folder, 'site/config/topics.ts'), topicsModule(input));
  commit(folder);
}

function writeNote({ file, text, page, samplesOf }: BenchNote, folder: string, root: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  const samples = samplesFolderOf(root, samplesOf);
  if (!existsSync(samples)) return;
  const below = listPages(root)
    .filter((other) => other.startsWith(`${samplesOf}/`))
    .map((other) => samplesFolderOf(root, other));
  cpSync(samples, samplesFolderOf(folder, page), { recursive: true, filter: (file) => !below.includes(file) });
}

/** A package that one of our files names by its place instead of its name has to be at that place. */
function linkNamedPackages(root: string, folder: string): void {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of ['beautiful-mermaid']) {
    const link = path.join(folder, 'node_modules', name);
    rmSync(link, { recursive: true, force: true });
    symlinkSync(path.join(root, 'node_modules', name), link);
  }
}

function topicsModule({ set }: SiteInput): string {
  const chosen = new Map(set.topics.map(({ id, pages }) => [id, pages.map((page) => page.slice(id.length + 1))]));
  // Layers and openings name every topic: those without a note stay planned, as on a site that is not finished.
  const topics = planned.map(({ id, title, about, pages }) => ({ id, title, about, pages: chosen.get(id) ?? pages }));
  return `export interface Topic { id: string; title: string; about: string; pages: readonly string[] }
export const topics: readonly Topic[] = ${JSON.stringify(topics, null, 2)};\n`;
}

/** The pages show author and time of their last change: without a history the build would skip that work. */
function commit(folder: string): void {
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args[0]} in ${folder}: ${stderr}`);
  };
  if (!readdirSync(folder).includes('.git')) git('init', '-q');
  git('add', 'docs');
  git(
    '-c',
    'user.name=Bench',
    '-c',
    'user.email=bench@groundwork.example',
    'commit',
    '-q',
    '--no-verify',
    '-m',
    'Notes',
  );
}
