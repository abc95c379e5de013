import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';

import { lightRoutes, type RouteFiles } from './transform';

// The generator's own writer of these files: when their form changes, these tests fail.
const core = path.join(process.cwd(), 'node_modules/@docusaurus/core/lib');
const codegenFile = path.join(core, 'server/codegen/codegenRoutes.js');
const { generateRoutesCode } = createRequire(import.meta.url)(codegenFile) as {
  generateRoutesCode: (routes: RouteConfig[]) => {
    registry: Record<string, string>;
    routesChunkNames: Record<string, unknown>;
    routesConfig: string;
  };
};

const note = (name: string, sidebar = 'main'): RouteConfig => ({
  path: `/docs/${name}`,
  component: '@theme/DocItem',
  exact: true,
  sidebar,
  modules: { content: `@site/docs${name}.mdx` },
});

function filesFor(notes: RouteConfig[]): RouteFiles {
  const { registry, routesChunkNames, routesConfig } = generateRoutesCode([
    { path: '/', component: '@site/site/pages/index.tsx', exact: true },
    {
      path: '/docs',
      component: '@theme/DocsRoot',
      routes: [{ path: '/docs', component: '@theme/DocRoot', routes: notes }],
    },
  ]);
  // As `codegenRoutes.js` writes them to disk.
  const entries = Object.entries(registry).map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`,
  );
  return {
    routes: routesConfig,
    registry: `export default {\n${entries.join('')}};\n`,
    chunkNames: JSON.stringify(routesChunkNames),
  };
}

const isNote = (component: string): boolean => component === '@theme/DocItem';
const light = (notes: RouteConfig[]): RouteFiles => lightRoutes(filesFor(notes), isNote);
const importsStripped = (code: string): string => code.replace(/^import .*$/gm, '');

/** Runs a route file with stand-ins for what it imports. */
function evaluate(code: string): { path: string; component: unknown; routes?: { path: string }[] }[] {
  const body = importsStripped(code).replace('export default', 'return');
  const names = ['ComponentCreator', 'NoteRoute'];
  return new Function(...names, body)((route: string) => route, 'NoteRoute') as never;
}

describe('the routes of the browser', () => {
  it('have one pattern in place of all notes, and keep all others', () => {
    const routes = evaluate(light([note('a'), note('b/c'), note('d')]).routes);
    expect(JSON.stringify(routes)).toContain('"path":"/"');
    const list = JSON.stringify(routes);
    expect(list).toContain('"component":"NoteRoute"');
    expect(list).toContain('"sidebar":"main"');
    expect(list).toContain('"path":"/docs/:note*"');
    expect(list).not.toContain('/docs/b/c');
  });

  it('name no module of a note', () => {
    const { registry, chunkNames } = light([note('a'), note('b')]);
    expect(registry + chunkNames).not.toContain('.mdx');
    expect(registry).toContain('@theme/DocRoot');
    expect(registry).toContain('site/pages/index.tsx');
  });

  it('have of each module only what loads it, for nothing else of it is asked in the browser', () => {
    const { registry } = light([note('a')]);
    const modules = registry.match(/@theme\/\w+|@site\/[\w/.]+/g) ?? [];
    expect(modules.length).toBeGreaterThan(0);
    expect(new Set(modules).size).toBe(modules.length);
    expect(registry).not.toContain('resolveWeak');
    const creator = readFileSync(path.join(core, 'client/exports/ComponentCreator.js'), 'utf8');
    expect(creator.match(/^.*chunkRegistry\[[12]\].*$/gm)?.map((line) => line.trim())).toEqual([
      'modules.push(chunkRegistry[1]);',
      'optsWebpack.push(chunkRegistry[2]);',
    ]);
  });

  it('do not grow with the number of notes', () => {
    const size = (count: number): number => {
      const files = light(Array.from({ length: count }, (_, index) => note(`topic/note-${index}`)));
      return (
        files.routes.trim().replace(/\s+/g, ' ').length +
        files.registry.trim().replace(/\s+/g, ' ').length +
        files.chunkNames.length
      );
    };
    expect(size(500)).toBe(size(5));
  });

  it('stay as they are where there is no note', () => {
    const files = filesFor([]);
    expect(evaluate(light([]).routes)).toEqual(evaluate(files.routes));
  });

  it('refuse notes of several sidebars, which one pattern cannot tell apart', () => {
    expect(() => light([note('a'), note('b', 'other')])).toThrow('several sidebars');
  });

  it('refuse a file of another form', () => {
    expect(() => lightRoutes({ ...filesFor([note('a')]), routes: 'export default 1;' }, isNote)).toThrow(
      'ArrayExpression',
    );
  });
});
