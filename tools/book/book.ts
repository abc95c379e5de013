import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { defined } from '@groundwork/lib/defined';
import { topicLayers } from '../../site/config/pages/topicLayers';
import { owner } from '../../site/config/owner';
import { topics, type Topic } from '../../site/config/topics';
import { ensureChromium } from '@groundwork/machine/chromium';
import { command } from '@groundwork/machine/command';
import { buildIfChanged } from '../generator/buildSite';
import { siteFolders } from '../generator/siteFolders';
import { bookOf } from './bookOf';
import { awayFromSite } from './bookPage';
import { printBook } from './printBook';

const all: readonly Topic[] = topics;
const WHOLE = 'all';

/** Topics from the ground up, as the layers rest on each other. */
function inOrder(): readonly Topic[] {
  const ids = topicLayers.toReversed().flatMap((layer): readonly string[] => layer.topics);
  return ids.flatMap((id) => all.find((topic) => topic.id === id) ?? []);
}

/** The topics that a book holds. @throws Error that names those that there are */
function topicsOf(name: string): readonly Topic[] {
  if (name === WHOLE) return inOrder();
  const topic = all.find(({ id }) => id === name);
  if (topic) return [topic];
  throw new Error(`There is no topic "${name}". Topics: ${all.map(({ id }) => id).join(', ')}; or ${WHOLE}.`);
}

// npm run book -- linux: prints a topic, or with `all` everything, to books/linux.html and books/linux.pdf.
command(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) throw new Error(`usage: npm run book -- TOPIC… | ${WHOLE}`);
  const wanted = names.map((name) => [name, topicsOf(name)] as const);
  const root = process.cwd();
  ensureChromium();
  await buildIfChanged(root, { compressed: false });
  const { build } = siteFolders(root);
  mkdirSync(path.join(root, 'books'), { recursive: true });
  const read = (route: string): string | null => {
    const file = path.join(build, `${route}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  for (const [name, chosen] of wanted) {
    const title = name === WHOLE ? `${owner.productName}: all notes` : defined(chosen[0], 'A topic').title;
    const book = bookOf(title, chosen, read, new Date().toISOString().slice(0, 10));
    const { html, pdf } = await printBook(book, build);
    writeFileSync(path.join(root, 'books', `${name}.html`), awayFromSite(html, book.siteUrl));
    writeFileSync(path.join(root, 'books', `${name}.pdf`), pdf);
    console.log(
      `books/${name}.pdf has ${(pdf.length / 1e6).toFixed(1)} MB; books/${name}.html is the same as one page.`,
    );
  }
});
