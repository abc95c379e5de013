import fs from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { noteRoutes } from '../../site/config/routes/plannedRoutes';
import { parseMdx } from '@groundwork/lib/parseMdx';
import { pinnedNotes, type PinnedNote } from '../e2e/pinnedNotes';
import { fixtureNotes, fixtures } from '../e2e/support/fixtureNotes';
import { root } from './support';

const browserTests = 'tests/e2e';

/** Where notes may be named: fixtures bear the addresses of notes. */
const namesNotes = 'support/fixtureNotes.ts';

/** The text of a note at a route, from a folder with `docs/` in it. */
const textOf = (folder: string, route: string): string =>
  fs.readFileSync(path.join(root, folder, `${route}.mdx`), 'utf8');

const titleOf = (text: string): string | undefined => /^title: *(["']?)(.+)\1 *$/m.exec(text)?.[2];

/** Every file of the tests in the browser, relative to their folder. */
const files = fs
  .readdirSync(path.join(root, browserTests), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== namesNotes);

/** The notes that a text names by their route, or by the folder of their samples. */
const namedIn = (text: string): string[] =>
  noteRoutes.filter((route) => {
    const page = route.slice('/docs/'.length);
    return new RegExp(`${route}(?![\\w/-])|samples/${page}/|"${page}/`).test(text);
  });

describe.each(Object.values<PinnedNote>(pinnedNotes))('$route', ({ route, heading, sections }) => {
  const text = textOf('.', route);

  it('is written, with the title that tests in the browser expect', () => {
    expect(titleOf(text)).toBe(heading);
  });

  it('has as many headings as they expect', () => {
    const { children } = parseMdx(text, `${route}.mdx`);
    expect(children.filter((node) => node.type === 'heading' && node.depth === 2).length).toBeGreaterThanOrEqual(
      sections,
    );
  });
});

describe('tests in the browser', () => {
  it.each(files)('%s names no other note', (file) => {
    expect(namedIn(fs.readFileSync(path.join(root, browserTests, file), 'utf8'))).toEqual([]);
  });

  it('would be found out', () => {
    expect(namedIn("open(page, '/docs/linux/epoll#one')")).toEqual(['/docs/linux/epoll']);
    expect(namedIn('.sample[data-file="network/tcp-udp/fault.py"]')).toEqual(['/docs/network/tcp-udp']);
    expect(namedIn("'/docs/java/jvm/threads'")).toEqual(['/docs/java/jvm/threads']);
    expect(namedIn("'/docs/linux/no-such-note'")).toEqual([]);
  });
});

describe('notes of the fixtures', () => {
  it.each(Object.values(fixtureNotes))('$route is there, with its title', ({ route, title }) => {
    expect(titleOf(textOf(fixtures, route))).toBe(title);
  });

  it('stand at addresses that the configuration knows', () => {
    const written = fs
      .readdirSync(path.join(root, fixtures, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map(
        (file) =>
          `/docs/${file
            .replace(/\.mdx$/, '')
            .split(path.sep)
            .join('/')}`,
      );
    expect(written.filter((route) => ![pinnedNotes.introduction.route, ...noteRoutes].includes(route))).toEqual([]);
    expect(written.sort()).toEqual(
      Object.values(fixtureNotes)
        .map(({ route }) => route)
        .sort(),
    );
  });
});
