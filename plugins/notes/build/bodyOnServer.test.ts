import type { Root } from 'hast';
import { VFile } from 'vfile';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { permalinkOf, rehypeBodyOnServer, remarkHeadingsForBrowser } from './bodyOnServer';

const options = { siteDir: '/site', folder: 'docs', address: '/docs' };
const note = (compilerName: string) => new VFile({ path: '/site/docs/go/pointers.mdx', data: { compilerName } });
const body = (): Root => ({ type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [] }] });

function compile(compilerName: string): Root {
  const tree = body();
  rehypeBodyOnServer(options)(tree, note(compilerName));
  return tree;
}

describe('the body of a note', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('stays in the compilation for the server', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(compile('server')).toEqual(body());
  });

  it('is replaced in the compilation for the browser by waiting for it', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const text = JSON.stringify(compile('client'));
    expect(text).not.toContain('"tagName":"p"');
    expect(text).toContain('AwaitExpression');
    expect(text).toContain('"/docs/go/pointers"');
  });

  it('stays everywhere in development, which has no server rendering', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(compile('client')).toEqual(body());
  });

  it('leaves headings for the table of contents, also those inside other blocks', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const heading = { type: 'heading' as const, depth: 2 as const, children: [] };
    const tree = { type: 'root' as const, children: [{ type: 'blockquote' as const, children: [heading] }, { type: 'code' as const, value: 'x' }] };
    remarkHeadingsForBrowser()(tree, note('client'));
    expect(tree.children).toEqual([heading]);
  });
});

describe('the address of a note', () => {
  it.each([
    ['/site/docs/go/pointers.mdx', '/docs/go/pointers'],
    ['/site/docs/java/jvm/index.mdx', '/docs/java/jvm'],
    ['/site/docs/java/jvm/threads.mdx', '/docs/java/jvm/threads'],
    ['/site/docs/introduction.mdx', '/docs/introduction'],
    ['/site/docs/security/SSL.mdx', '/docs/security/SSL'],
  ])('%s is %s', (file, address) => expect(permalinkOf(file, options)).toBe(address));
});
