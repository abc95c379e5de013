import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { stringify } from 'yaml';

import { pathOf, type BenchNote } from '../notes/note';
import { plainMarkdown } from '../notes/plainMarkdown';
import { surroundingsOf } from '../notes/surroundings';
import type { SiteInput } from './site';

interface PlainLayout {
  /** The peer's template: its configuration and start page. */
  template: string;
  /** Where notes go, so that `<notes>/linux/epoll.md` is served as `/docs/linux/epoll`. */
  notes: string;
  /** Where files go that are served as they are. */
  files: string;
  /** The front matter key `slug` of a page, for a generator that would change the page's address. */
  slugOf?: (page: string) => string;
}

/** Writes a peer's site: its template, the notes as plain Markdown, their images, and the sidebar as data. */
export function writePlainSite(folder: string, input: SiteInput, layout: PlainLayout): void {
  cpSync(path.join(input.root, layout.template), folder, { recursive: true });
  for (const note of [input.set.introduction, ...input.set.notes]) {
    const file = path.join(folder, layout.notes, `${note.page}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, noteText(note, input, layout));
  }
  cpSync(path.join(input.root, 'docs'), path.join(folder, layout.files, 'notes'), {
    recursive: true,
    filter: (file) => !/\.mdx?$/.test(file),
  });
  // Every browser asks for one: where there is none it gets the whole not-found page.
  cpSync(path.join(input.root, 'static/img/favicon.svg'), path.join(folder, layout.files, 'favicon.svg'));
  writeFileSync(path.join(folder, 'sidebar.json'), JSON.stringify(sidebarOf(input)));
}

/** All peers get the same text, which is converted once. */
const plainBodies = new WeakMap<BenchNote, string>();

function noteText(note: BenchNote, { root, labs }: SiteInput, { slugOf }: PlainLayout): string {
  const front = stringify({
    title: note.title,
    description: note.description,
    ...(slugOf && { slug: slugOf(note.page) }),
  });
  const body = plainBodies.get(note) ?? plainMarkdown(note.text, note.file, surroundingsOf(root, note, labs));
  plainBodies.set(note, body);
  return `---\n${front}---\n\n${body}`;
}

function sidebarOf({ set }: SiteInput): unknown {
  const titles = new Map(set.notes.map(({ page, title }) => [page, title]));
  return set.topics.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ title: titles.get(page), path: pathOf(page) })),
  }));
}
