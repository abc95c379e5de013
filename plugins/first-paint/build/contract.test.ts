import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import * as interop from '../client/interop';
import * as head from '../client/head';

const folderOf = (name: string): string => path.join(process.cwd(), 'node_modules', name);

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

describe('what the browser bundle replaces is used as the replacement expects', () => {
  it('packages that reach the browser use of tslib only what interop.ts has', () => {
    const used = sources(path.join(folderOf('@docusaurus/utils-common'), 'lib')).flatMap((text) =>
      [...text.matchAll(/tslib_1\.(\w+)/g)].map((match) => match[1]!),
    );
    expect(used.length).toBeGreaterThan(0);
    for (const name of used) expect(interop).toHaveProperty(name);
  });

  it('the generator uses of react-helmet-async only what client/head has', () => {
    const client = path.join(folderOf('@docusaurus/core'), 'lib/client');
    const imported = sources(client).flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from 'react-helmet-async'/g)].flatMap((match) => match[1]!.split(',').map((name) => name.trim())),
    );
    expect(imported).toContain('Helmet');
    for (const name of imported) expect(head).toHaveProperty(name);
  });

  it('the head of a page is asked for through elements, not through attributes of Helmet', () => {
    const text = sources(path.join(folderOf('@docusaurus/core'), 'lib/client')).join('\n') + sources(path.join(folderOf('@docusaurus/theme-common'), 'lib')).join('\n');
    expect(text).not.toMatch(/<Head\s+(?!\/?>)[a-z]/);
  });
});
