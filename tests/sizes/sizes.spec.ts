import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { defined } from '@groundwork/lib/defined';
import { median } from '@groundwork/lib/median';
import { listPages } from '@groundwork/samples';
import { report } from '@groundwork/machine/report';
import { alive, expect, test } from '../e2e/support/test';
import { fileBudgets, measuredNotes, visitBudgets } from './budgets';
import { exact, over, type Measured } from './budgetReport';

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

/** The bytes of one form of each note: `''` for the page, `.json` for the fragment. */
const ofNotes = (form: '' | '.json'): number[] =>
  listPages('.')
    .filter((page) => page.includes('/'))
    .map((page) => bytesOf(`/docs/${page}${form}`));

const ofMedianNote = (form: '' | '.json'): number => Math.round(defined(median(ofNotes(form)), 'a note'));

const nameOf = ({ file }: Fetched): keyof typeof fileBudgets => {
  const name = path.basename(file).split(/[.~]/, 1).join('');
  return Object.hasOwn(fileBudgets, name) ? (name as keyof typeof fileBudgets) : 'others';
};

test('a first visit to a note and the way to a second keep to their budgets', async ({ page }) => {
  const visit = collect(page);
  await page.goto(measuredNotes.first);
  await alive(page);
  await page.waitForLoadState('networkidle');
  const first = visit.splice(0).filter(({ kind }) => kind !== 'other');
  const ofKind = (kind: Fetched['kind']): number => sum(first.filter((entry) => entry.kind === kind));
  const html = ofMedianNote('');

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
  // The fragment itself was usually fetched ahead; one at the median counts in its place.
  const besides = visit
    .splice(0)
    .filter(({ kind, file }) => kind !== 'other' && file !== `${measuredNotes.second}.json`);
  const scripts = first.filter(({ kind }) => kind === 'javascript');
  const named = Object.keys(fileBudgets) as (keyof typeof fileBudgets)[];
  const files = named.map((name) => [name, scripts.filter((script) => nameOf(script) === name)] as const);
  for (const { file, bytes } of first) console.log(`  ${String(bytes).padStart(7)}  ${file}`);
  const measured: Measured[] = [
    ...files.map(([name, list]) => [`script ${name}`, sum(list), fileBudgets[name]] as const),
    ['HTML of a note', html, visitBudgets.html],
    ['HTML of the heaviest note', Math.max(...ofNotes('')), visitBudgets.heaviestHtml],
    ['JavaScript', ofKind('javascript'), visitBudgets.javascript],
    ['CSS files', ofKind('css'), visitBudgets.css],
    ['first visit', html + sum(first) - ofKind('html'), visitBudgets.total],
    ['second note', ofMedianNote('.json') + sum(besides), visitBudgets.secondNote],
  ];
  for (const line of exact(measured)) report('bytes', line);
  expect(over(measured)).toEqual([]);
});
