import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { framesFolder } from '@groundwork/playground/node';
import {
  cacheControl,
  commonHeaders,
  encryptedHeaders,
  foreignCodeFolder,
  hashedFolders,
  policies,
} from '../site/config/headers';

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8');

/** The folders that a configuration lets a client keep, in its own notation. */
const keptFolders = {
  'nginx.conf': (text: string) => {
    const [, assets = '', others = ''] = /~\^\/\(assets\/\(([^)]+)\)\|([^)]+)\)\//.exec(text) ?? [];
    return [...assets.split('|').map((name) => `/assets/${name}/`), ...others.split('|').map((name) => `/${name}/`)];
  },
  Caddyfile: (text: string) => /\n\s*path (\/assets.*)\n/.exec(text)?.[1]?.split(' ').map(withoutStar) ?? [],
  _headers: (text: string) =>
    [...text.matchAll(/^(\/.+\*)\n {2}Cache-Control/gm)].map(([, path]) => withoutStar(path!)),
};

describe.each(Object.entries(keptFolders))('%s', (file, foldersOf) => {
  const text = read(file);

  it('lets a client keep the same folders as our own server', () => {
    expect(foldersOf(text).sort()).toEqual([...hashedFolders].sort());
    expect(text).toContain(cacheControl.hashed);
  });

  it('sends the same headers with everything', () => {
    for (const [name, value] of Object.entries({ ...commonHeaders, ...encryptedHeaders })) {
      const [, sent] = new RegExp(`${name}:? "?(.*?)"?(?: always;)?$`, 'm').exec(text) ?? [];
      expect(sent, name).toBe(value);
    }
  });

  it('has every page under the same policy', () => {
    expect(text.replaceAll(policies.foreignCode, '')).toContain(policies.page);
  });

  it('gives an origin of their own to the documents that run what we did not write', () => {
    expect(foreignCodeFolder).toBe(`/${framesFolder}/`);
    const rule = new RegExp(`^.*(?:header |~\\^|^)${foreignCodeFolder}(?:\\*\\n)?.*$`, 'm');
    expect(rule.exec(text)?.[0]).toContain(policies.foreignCode);
  });
});

function withoutStar(path: string): string {
  return path.replace(/\*$/, '');
}
