import { readFileSync } from 'node:fs';

import { features } from 'web-features';
import { describe, expect, it } from 'vitest';

import { defined } from '@groundwork/lib/defined';
import { browserFeatures, engines } from './browserFeatures';

/** The oldest version of each browser for which the site is promised. */
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
const promised = new Map(browserslist.map((line) => line.split(' >= ') as [string, string]));

describe.each(browserFeatures)('$id', ({ id, since, baseline, where: [file, text] }) => {
  const feature = features[id];

  it('has the dates of the package', () => {
    if (feature?.kind !== 'feature') throw new Error(`web-features has no feature ${id}.`);
    const { support, baseline_low_date: low = null } = feature.status;
    expect(since).toEqual(
      Object.fromEntries(engines.flatMap((name) => (support[name] ? [[name, support[name]]] : []))),
    );
    expect(baseline).toBe(low);
  });

  it('is missing in some browser that is promised', () => {
    const isLate = (name: (typeof engines)[number]): boolean =>
      since[name] === undefined || Number(since[name]) > Number(promised.get(name));
    expect(engines.some(isLate)).toBe(true);
  });

  it('is used where the list says', () => expect(readFileSync(file, 'utf8')).toContain(text));
});

it('has each feature once', () => {
  expect(new Set(browserFeatures.map(({ id }) => id)).size).toBe(browserFeatures.length);
});

it('README promises the versions for which the site is built', () => {
  const section = defined(/## Browsers\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1], 'Browsers');
  const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari', ios: 'iOS' };
  for (const [name, version] of promised)
    expect(section).toMatch(
      new RegExp(`${names[name as keyof typeof names]}\\b[^,.]* ${version.replace('.', '\\.')}\\b`),
    );
  expect(section.match(/\d+(?:\.\d+)?/g)).toHaveLength(promised.size);
});
