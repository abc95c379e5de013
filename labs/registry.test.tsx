import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { LabModel } from '../lib/labModel';
import LabOnPage from './LabOnPage.server';
import { isLabName, labs, type LabName } from './registry';
import { labsOnServer } from './registry.server';

const here = import.meta.dirname;
const folders = readdirSync(here).filter((name) => existsSync(path.join(here, name, 'index.tsx')));
const names = Object.keys(labs) as LabName[];

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

describe('registry of labs', () => {
  it('names every lab folder, in both forms', () => {
    expect(names.sort()).toEqual(folders.sort());
    expect(Object.keys(labsOnServer).sort()).toEqual(folders);
  });

  it('refuses names that are not labs', () => {
    for (const name of ['', 'constructor', '__proto__', 'Hash-Table', undefined, 3])
      expect(isLabName(name)).toBe(false);
    expect(() => renderToString(<LabOnPage name="hash-tabel" />)).toThrow(
      /expected {2}the name of a lab: .*hash-table/,
    );
  });
});

describe.each(names)('first frame of %s', (name) => {
  const Lab = labsOnServer[name];
  const html = renderToString(<Lab />);

  it('is the same each time, and the same for hydration as for static HTML', () => {
    expect(renderToString(<Lab />)).toBe(html);
    expect(html).not.toContain('<!--');
    expect(renderToStaticMarkup(<Lab />)).toBe(html);
    // The build's minifier makes one space of several, which hydration would take for another text.
    expect(html).not.toMatch(/\s\s/);
  });

  it('needs no inline style or script, which the content security policy forbids', () => {
    expect(html).not.toMatch(/\sstyle=|<script|\son[a-z]+=/);
  });

  it('tells every step of the first run in words', async () => {
    const { steps } = await labs[name]();
    const told = steps();
    expect(told.length).toBeGreaterThan(5);
    const text = textOf(html);
    for (const step of told) expect(text).toContain(step);
  });

  it('labels every control and repeats no id', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(new RegExp(`^lab-${name}(?:-|$)`));
    for (const [input] of html.matchAll(/<input[^>]*>/g)) {
      const id = /\sid="([^"]+)"/.exec(input)?.[1];
      const labelled = id === undefined ? /aria-label=|type="radio"/.test(input) : html.includes(`for="${id}"`);
      expect(labelled, input).toBe(true);
    }
    for (const [reference, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) expect(ids, reference).toContain(id);
  });

  it('says what to do and what to notice, and asks for a prediction', () => {
    expect(html).toContain('class="lab-todo"');
    expect(html).toContain('<strong>Notice:</strong>');
    expect(html).toContain('Predict first.');
    expect(html).toContain('<figcaption');
  });

  it('stands on the island that the browser mounts', () => {
    const page = renderToStaticMarkup(<LabOnPage name={name} />);
    expect(page).toBe(
      `<div data-island="lab" data-island-props="{&quot;name&quot;:&quot;${name}&quot;}">${html}</div>`,
    );
  });
});

const HOSTILE = [
  '',
  '~',
  '%00',
  'constructor',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u202e\ud800',
  '9.'.repeat(490),
  '(((('.repeat(240),
  'NaN',
  '-1',
  '1e309',
  '٣',
];

/** Texts that look like `written`: each character left out, doubled, or exchanged for one that may mean something. */
function* mutations(written: string): Generator<string> {
  for (let at = 0; at <= Math.min(written.length, 60); at++) {
    const [before, after] = [written.slice(0, at), written.slice(at + 1)];
    for (const put of ['', '9', '-', '.', ',', ' ', '<', 'z', '\u0000', written[at]?.repeat(2) ?? '~'])
      yield before + put + after;
  }
}

describe.each(names)('the address of %s', (name) => {
  it('means a setup that it wrote itself, or nothing, and never throws', async () => {
    const { model } = (await import(`./${name}/model.ts`)) as { model: LabModel<unknown, unknown> };
    const texts = new Set([...HOSTILE, ...mutations(model.encode(model.initial))]);
    for (const text of texts) {
      const setup = model.decode(text);
      if (setup === null) continue;
      expect(model.decode(model.encode(setup)), text).toEqual(setup);
      expect(model.trace(setup).length, text).toBeGreaterThan(0);
    }
    for (const text of HOSTILE.slice(3, 10)) expect(model.decode(text), text).toBeNull();
  });
});

describe('rules', () => {
  const rules = folders.flatMap((name) =>
    readdirSync(path.join(here, name))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(name, file)),
  );

  it.each(rules)('in %s know no React, no page and no clock, and import only their own and lib/', (file) => {
    const source = readFileSync(path.join(here, file), 'utf8');
    // The word may stand in a lab's own name; packages are refused below.
    expect(source).not.toMatch(/\b(react(?!-renders)|document|window|Date|performance|Math\.random|fetch)\b/);
    for (const [, from] of source.matchAll(/ from '([^']+)'/g))
      expect(from).toMatch(/^\.\/[\w.]+$|^\.\.\/\.\.\/lib\/\w+$/);
  });
});
