import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { alive, expect, test } from '../e2e/support/test';
import { fileBudgets, measuredNotes, visitBudgets } from './budgets';

interface Fetched {
  file: string;
  kind: 'html' | 'javascript' | 'css' | 'data' | 'other';
  bytes: number;
}

const kinds: Record<string, Fetched['kind']> = {
  document: 'html',
  script: 'javascript',
  stylesheet: 'css',
  fetch: 'data',
};

/** The size on the wire of a file of the build: its brotli form where it has one. */
function bytesOf(pathname: string): number {
  const plain = path.join('build', pathname);
  const candidates = [plain, `${plain}.html`, path.join(plain, 'index.html')].flatMap((file) => [`${file}.br`, file]);
  const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  if (file === undefined) throw new Error(`The build has no file for ${pathname}.`);
  return statSync(file).size;
}

/** Collects what a page fetches from now on; what is fetched ahead of a reader's wish is left out. */
function collect(page: Page): Fetched[] {
  const all: Fetched[] = [];
  page.on('requestfinished', (request) => {
    const purpose = request.headers()['sec-purpose'] ?? request.headers()['purpose'];
    if (purpose?.includes('prefetch')) return;
    const file = new URL(request.url()).pathname;
    all.push({ file, kind: kinds[request.resourceType()] ?? 'other', bytes: bytesOf(file) });
  });
  return all;
}

const sum = (list: readonly Fetched[]): number => list.reduce((bytes, { bytes: more }) => bytes + more, 0);

/** What is over its budget, as sentences that name it, the largest excess first. */
function over(entries: readonly (readonly [name: string, found: number, budget: number])[]): string[] {
  return entries
    .filter(([, found, budget]) => found > budget)
    .sort(([, a, b], [, c, d]) => c - d - (a - b))
    .map(
      ([name, found, budget]) => `${name}: expected at most ${budget} bytes, found ${found} (${found - budget} over)`,
    );
}

const nameOf = ({ file }: Fetched): keyof typeof fileBudgets => {
  const name = path.basename(file).split(/[.~]/)[0]!;
  return Object.hasOwn(fileBudgets, name) ? (name as keyof typeof fileBudgets) : 'others';
};

test('a first visit to a long note and the way to a second keep to their budgets', async ({ page }) => {
  const visit = collect(page);
  await page.goto(measuredNotes.first);
  await alive(page);
  await page.waitForLoadState('networkidle');
  const first = visit.splice(0).filter(({ kind }) => kind !== 'other');
  const ofKind = (kind: Fetched['kind']): number => sum(first.filter((entry) => entry.kind === kind));

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: 'Mathematics' }).click();
  const link = page.getByRole('link', { name: 'Notations' }).first();
  // A pointer that hits another link while the list unfolds has that link's note fetched too.
  await expect(
    sidebar
      .getByRole('listitem')
      .filter({ hasText: /^Mathematics/ })
      .getByRole('list'),
  ).toHaveCSS('overflow', 'visible');
  await link.click();
  await expect(page).toHaveURL(measuredNotes.second);
  await page.waitForLoadState('networkidle');
  // The fragment itself was usually fetched ahead; it counts as if it had not been.
  const fragment: Fetched = {
    file: `${measuredNotes.second}.json`,
    kind: 'data',
    bytes: bytesOf(`${measuredNotes.second}.json`),
  };
  const second = [fragment, ...visit.splice(0).filter(({ kind, file }) => kind !== 'other' && file !== fragment.file)];
  const scripts = first.filter(({ kind }) => kind === 'javascript');
  const named = Object.keys(fileBudgets) as (keyof typeof fileBudgets)[];
  const files = named.map((name) => [name, scripts.filter((script) => nameOf(script) === name)] as const);
  for (const { file, bytes } of first) console.log(`  ${String(bytes).padStart(7)}  ${file}`);
  console.log(`  ${String(sum(first)).padStart(7)}  first visit;  ${sum(second)}  second note`);
  expect(
    over([
      ...files.map(([name, list]) => [`script ${name}`, sum(list), fileBudgets[name]] as const),
      ['HTML', ofKind('html'), visitBudgets.html],
      ['JavaScript', ofKind('javascript'), visitBudgets.javascript],
      ['CSS files', ofKind('css'), visitBudgets.css],
      ['first visit', sum(first), visitBudgets.total],
      ['second note', sum(second), visitBudgets.secondNote],
    ]),
  ).toEqual([]);
});
