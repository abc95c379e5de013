import { statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import type { Rule } from 'eslint';

import { layerOf, mayImport, type FileLayer } from './layerOf';

const generator = /^@(theme|docusaurus|generated|site)[/-]/;
const drawing = /^(react|react-dom)(\/|$)|^@(theme|docusaurus|generated)[/-]/;

/**
 * The table of allowed imports as a lint rule. Where a file may not import what it does, the message has the three
 * things that an author needs: what is expected, what was found, what to do.
 */
export const importTableRule: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' } } }] },
  create(context) {
    const { root = context.cwd } = (context.options[0] ?? {}) as { root?: string };
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const place = layerOf(file);
    if (!place) return {};
    const check = (node: Rule.Node, specifier: unknown) => {
      if (typeof specifier !== 'string') return;
      const message = problem(place, root, file, specifier);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
    };
  },
};

/** What is wrong with an import, or null. */
export function problem(place: FileLayer, root: string, file: string, specifier: string): string | null {
  const { layer } = place;
  if (isBuiltin(specifier)) {
    if (layer.node) return null;
    return `${layer.files}: expected no built-in module of Node (this code reaches the browser), found ${specifier}. Hint: do it in the plugin's build half and pass the result as data.`;
  }
  if (layer.react === false && drawing.test(specifier)) {
    return `${layer.files}: expected pure code without drawing, found ${specifier}. Hint: keep it in the view.`;
  }
  if (layer.generator === false && generator.test(specifier)) {
    return `${layer.files}: expected nothing of the site's generator (an engine runs without it), found ${specifier}. Hint: take it as an argument, and hand it in from the site.`;
  }
  const target = ownFile(root, file, specifier);
  const entered = packageOf(target);
  if (entered && entered !== packageOf(file) && !specifier.startsWith(scope)) {
    return `${layer.files}: expected a package by its name, ${scope}${entered}/…; found ${specifier}. Hint: what it offers is in packages/${entered}/package.json.`;
  }
  if (target === null || mayImport(place, target)) return null;
  const closed = layer.mayNotImport ? `, not ${layer.mayNotImport.join(', ')}` : '';
  const allowed = layer.mayImport.join(', ') + closed;
  return `${layer.files}: expected an import from ${allowed}; found ${target}. Hint: the table is tools/lint/allowedImports.ts, its reasons are in contributing/change-the-code.md.`;
}

const scope = '@groundwork/';
const packageOf = (target: string | null) => /^packages\/([^/]+)\//.exec(target ?? '')?.[1];

/** The path from the root that a specifier names, or null where it names a package or an alias of the generator. */
function ownFile(root: string, file: string, specifier: string): string | null {
  if (specifier.includes('/node_modules/')) return null;
  if (specifier.startsWith('@site/'))
    return withExtension(root, path.posix.normalize(specifier.slice('@site/'.length)));
  if (specifier.startsWith(scope)) return withExtension(root, `packages/${specifier.slice(scope.length)}`);
  if (!specifier.startsWith('.')) return null;
  return withExtension(root, path.posix.join(path.posix.dirname(file), specifier));
}

/** An import may leave out extension and `index`; the table speaks of files. */
function withExtension(root: string, target: string): string {
  const spellings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => `${target}${ending}`);
  const isFile = (spelling: string) => statSync(path.join(root, spelling), { throwIfNoEntry: false })?.isFile();
  return spellings.find(isFile) ?? target;
}
