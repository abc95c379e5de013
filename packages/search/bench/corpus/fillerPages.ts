import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { PageRecord, SectionRecord } from '../../indexer';
import { defined } from '@groundwork/lib/defined';
import { seeded } from '@groundwork/lib/seeded';

/**
 * Pages for a larger site from real technical text: the READMEs and change logs of the installed packages, cut at
 * their headings and put together anew. Each page takes sections of two packages, so words that are rare in one
 * package are rare in the corpus.
 */
export function fillerPages(count: number, seed = 1): PageRecord[] {
  const sources = readSources();
  const next = seeded(seed);
  const used = new Set<SectionRecord>();
  const pick = <T>(list: readonly T[]): T => defined(list[Math.floor(next() * list.length)], 'A section or a package');
  // A section comes twice only on a corpus so large that the sources run out.
  const fresh = (source: readonly SectionRecord[]): SectionRecord => {
    let section = pick(source);
    for (let attempt = 0; attempt < 8 && used.has(section); attempt++) section = pick(pick(sources));
    used.add(section);
    return section;
  };
  return Array.from({ length: count }, (_, number) => {
    const [main, other] = [pick(sources), pick(sources)];
    const sections = Array.from({ length: 4 + Math.floor(next() * 7) }, () => fresh(next() < 0.7 ? main : other));
    const topic = `filler-${number % 60}`;
    const title = pick(sections).heading || `Page ${number}`;
    return {
      route: `/docs/${topic}/page-${number}`,
      title: begin(`${title} ${pick(pick(sources)).heading}`.trim(), 60),
      description: firstSentence(sections[0]?.text ?? ''),
      defines: [],
      topic: { id: topic, title: `Filler ${number % 60}` },
      sections: sections.map((section, index) => ({ ...section, anchor: index === 0 ? '' : `section-${index}` })),
    };
  });
}

const firstSentence = (text: string): string => begin(text, 140).replace(/\s\S*$/, '');

/** Counts whole characters: half of one is no text, which Pagefind refuses. */
const begin = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

function readSources(): SectionRecord[][] {
  const files = listReadmes().sort();
  const sources = files
    .map((file) => cutSections(readFileSync(file, 'utf8')))
    .filter((sections) => sections.length > 2);
  if (sources.length < 100) throw new Error('The corpus is made of the READMEs in node_modules: run npm ci first.');
  return sources;
}

function listReadmes(): string[] {
  return packageFolders().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(?:readme|changelog|history)\.md$/i.test(name))
      .map((name) => path.join(folder, name)),
  );
}

function packageFolders(): string[] {
  const folders = readdirSync('node_modules').flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join('node_modules', name)).map((inner) => path.join(name, inner)) : [name],
  );
  return folders
    .map((name) => path.join('node_modules', name))
    .filter((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Sections of a Markdown text, without its markup. */
function cutSections(markdown: string): SectionRecord[] {
  const sections: SectionRecord[] = [];
  for (const part of markdown.slice(0, 120_000).split(/^(?=#{1,4} )/m)) {
    const [, heading = '', body = part] = /^#+ ([^\n]*)\n([^]*)$/.exec(part) ?? [];
    const code = [...body.matchAll(/^```[^\n]*\n([^]*?)^```/gm)].map(([, text = '']) => text).join('\n');
    const text = plain(body.replace(/^```[^]*?^```/gm, ''));
    if (text.length + code.length > 80) {
      sections.push({
        heading: begin(plain(heading), 60),
        anchor: '',
        level: 2,
        text: begin(text, 1500),
        code: begin(code, 800),
      });
    }
  }
  return sections;
}

const plain = (markdown: string): string =>
  markdown
    .replace(/<[^>]*>|!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\S+/g, ' ')
    .replace(/[*_`#|>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
