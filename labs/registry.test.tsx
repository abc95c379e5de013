import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { LabModel } from '@groundwork/labs-kit/model';
import * as labsOnServer from './doors.server';
import LabOnPage from './LabOnPage.server';
import { isLabName, labs, type LabName } from './registry';

const here = import.meta.dirname;
const folders = readdirSync(here)
  .filter((name) => existsSync(path.join(here, name, 'Lab.tsx')))
  .sort();
const names = Object.keys(labs) as LabName[];

async function modelOf(name: LabName): Promise<LabModel<unknown, unknown>> {
  return ((await import(`./${name}/model.ts`)) as { model: LabModel<unknown, unknown> }).model;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");

const key = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`);
const NOTE =
  '// Made from the folders by registry.test.tsx; after a lab has come or gone, `npx vitest run labs/registry.test.tsx -u`.\n';

describe('registry of labs', () => {
  it('names every lab folder, for the browser', async () => {
    const doors = folders.map((name) => `  ${key(name)}: () => import('./${name}/Lab'),\n`).join('');
    await expect(
      `${NOTE}\n/** Every lab by the name that a note uses; each loads its own code, and only when it is asked for. */\nexport const labs = {\n${doors}} as const;\n`,
    ).toMatchFileSnapshot('doors.ts');
  });

  it('names every lab folder, for the build', async () => {
    const doors = folders.map((name) => `export { default as ${key(name)} } from './${name}/Lab';\n`).join('');
    await expect(
      `${NOTE}// The labs for rendering their first frame at build time; never part of a page's JavaScript.\n${doors}`,
    ).toMatchFileSnapshot('doors.server.ts');
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
  const Lab: ComponentType = labsOnServer[name];
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
    const model = await modelOf(name);
    const told = model.trace(model.initial);
    expect(told.length).toBeGreaterThan(5);
    const words = textOf(html);
    for (const { text } of told) expect(words).toContain(text);
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

/** What addresses mean, a line each: the lab, and either the address and its setup, or addresses that it refuses. */
const meanings = readFileSync(path.join(here, 'addresses.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [name: string, ...texts: string[]]);

/** The setup before its last operation; null for one that has none. */
function withoutLast(setup: unknown): unknown {
  const lists = Object.entries(setup as object).filter(([part]) => OPERATIONS.includes(part));
  const [part, all] = (lists[0] ?? []) as [string?, (readonly unknown[])?];
  return part === undefined || !Array.isArray(all) || all.length === 0
    ? null
    : { ...(setup as object), [part]: all.slice(0, -1) };
}

/** What labs call what the reader does one after the other. */
const OPERATIONS = ['ops', 'acts', 'loads', 'visits', 'gaps'];

describe.each(names)('the address of %s', (name) => {
  const own = meanings.filter(([lab]) => lab === name);
  const read = own
    .filter(([, kind]) => kind === 'read')
    .map(([, , address = '', setup = '']) => [address, setup] as const);
  const refused = own.filter(([, kind]) => kind === 'refused').flatMap(([, , ...texts]) => texts);

  it('means what it meant when it was shared', async () => {
    const model = await modelOf(name);
    expect(read.length).toBeGreaterThan(0);
    for (const [address, setup] of read) expect(model.decode(address), address).toEqual(JSON.parse(setup));
  });

  it('means nothing where the lab could not have written it', async () => {
    const model = await modelOf(name);
    expect(refused.length).toBeGreaterThan(0);
    for (const text of [...refused, ...HOSTILE.slice(3, 10)]) expect(model.decode(text), text).toBeNull();
  });

  it('means a setup that it wrote itself, or nothing, and never throws', async () => {
    const model = await modelOf(name);
    for (const text of new Set([...HOSTILE, ...mutations(model.encode(model.initial))])) {
      const setup = model.decode(text);
      if (setup === null) continue;
      expect(model.decode(model.encode(setup)), text).toEqual(setup);
      expect(model.trace(setup).length, text).toBeGreaterThan(0);
    }
  });

  it('gives the same run each time, in words and plain data, and a longer one begins with the shorter', async () => {
    const model = await modelOf(name);
    const alike = fc.sample(fc.stringMatching(new RegExp(`^(?:${model.setup.pattern})$`)), 100);
    for (const text of [...read.map(([address]) => address), ...alike]) {
      const setup = model.decode(text);
      if (setup === null) continue;
      const frames = model.trace(setup);
      expect(model.trace(model.decode(text)), text).toEqual(frames);
      expect(structuredClone(frames), text).toEqual(frames);
      for (const frame of frames) expect(frame.text, text).toMatch(/\S/);
      const shorter = withoutLast(setup);
      if (shorter === null) continue;
      const beginning = model.trace(shorter);
      expect(frames.slice(0, beginning.length).map((frame) => frame.text)).toEqual(
        beginning.map((frame) => frame.text),
      );
    }
  });
});

describe('rules', () => {
  const rules = folders.flatMap((name) =>
    readdirSync(path.join(here, name))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(name, file)),
  );

  it.each(rules)(
    'in %s know no React, no page and no clock, and import only their own, what models may know of the kit, and the library',
    (file) => {
      const source = readFileSync(path.join(here, file), 'utf8');
      // The word may stand in a lab's own name; packages are refused below.
      expect(source).not.toMatch(/\b(react(?!-renders)|document|window|Date|performance|Math\.random|fetch)\b/);
      for (const [, from] of source.matchAll(/ from '([^']+)'/g))
        expect(from).toMatch(/^\.\/[\w.]+$|^@groundwork\/(?:labs-kit\/model|lib\/\w+)$/);
    },
  );
});
