import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';

import { clientConfig } from './clientConfig';

const config = {
  title: 'A site',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  onDuplicateRoutes: 'warn',
  ssrTemplate: '<html>',
  future: { experimental_router: 'browser', experimental_faster: { rspackBundler: true } },
  themeConfig: { prism: { theme: {} }, navbar: { title: 'A site' } },
} as unknown as DocusaurusConfig;

describe('the configuration of the browser, in place of docusaurus.config', () => {
  it('has what pages show and not what only the build reads', () => {
    expect(clientConfig(config)).toEqual({
      title: 'A site',
      baseUrl: '/',
      future: { experimental_router: 'browser' },
      themeConfig: { navbar: { title: 'A site' } },
    });
  });

  it('has what the generator reads of it in the browser', () => {
    const texts = ['core/lib/client', 'theme-classic/lib/theme', 'theme-common/lib', 'plugin-content-docs/lib/client']
      .map((folder) => path.join(process.cwd(), 'node_modules/@docusaurus', folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.js'))
          .map((file) => readFileSync(path.join(folder, file), 'utf8')),
      )
      .join('\n');
    const future = [...texts.matchAll(/\bfuture\??\.(\w+)/g)].map(([, name]) => name);
    expect(new Set(future)).toEqual(new Set(['experimental_router']));
    expect(texts).not.toMatch(/\bfuture\s*[,}]|\bonBroken(?:Links|Anchors|MarkdownLinks)\b|\bonDuplicateRoutes\b/);
  });
});
