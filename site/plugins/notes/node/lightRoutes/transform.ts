import { parse, type ArrayExpression, type Expression, type ObjectExpression, type Program } from 'acorn';

import { textsIn } from '../../../../lib/node/textsIn';

/** The generator's three route files, as it writes them below `.docusaurus/`. */
export interface RouteFiles {
  /** `routes.js` */
  routes: string;
  /** `registry.js` */
  registry: string;
  /** `routesChunkNames.json` */
  chunkNames: string;
}

interface NotePlace {
  key: string;
  sidebar: string | undefined;
  start: number;
  end: number;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

type ChunkNames = Record<string, { __comp?: string; content?: string } & Record<string, unknown>>;

const imports = `import NoteRoute from '@site/site/plugins/notes/client/NoteRoute';`;

/**
 * Takes the generator's route files and returns those for the browser, which do not grow with the number of notes:
 * in each list of routes, all notes become one route with a pattern, whose component fetches a note's data by its
 * address (`client/NoteRoute.tsx`); modules that only they needed leave the registry, and all others keep in it only
 * what loads them.
 *
 * This is the one place that relies on the form of those files; `transform.test.ts` makes them with the generator
 * itself.
 * @param isNote tells from the module of a route's component whether the route is a note's.
 * @throws where the files are not of the expected form, or the notes of one list have different sidebars.
 */
export function lightRoutes(files: RouteFiles, isNote: (component: string) => boolean): RouteFiles {
  const chunkNames = JSON.parse(files.chunkNames) as ChunkNames;
  const registry = readRegistry(files.registry);
  const edits: Edit[] = [];
  const removed = new Set<string>();
  walk(defaultExport(files.routes, 'ArrayExpression') as ArrayExpression, '');

  const kept = Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !removed.has(key)));
  const used = new Set(textsIn(kept));
  return {
    routes: `${imports}\n${applyEdits(files.routes, edits)}`,
    registry: applyEdits(
      files.registry,
      registry.map(({ name, start, end, details }) =>
        used.has(name) ? details : withComma(files.registry, start, end),
      ),
    ),
    chunkNames: JSON.stringify(kept),
  };

  function walk(list: ArrayExpression, parent: string): void {
    const notes: NotePlace[] = [];
    for (const element of list.elements) {
      if (element?.type !== 'ObjectExpression') continue;
      const children = property(element, 'routes');
      const key = routeKey(files.routes, element);
      if (children?.type === 'ArrayExpression') walk(children, literal(property(element, 'path')) ?? parent);
      else if (key !== undefined && isNoteRoute(key)) {
        notes.push({ key, sidebar: literal(property(element, 'sidebar')), start: element.start, end: element.end });
      }
    }
    if (notes.length > 0) edits.push(...replaceNotes(notes, parent));
  }

  function isNoteRoute(key: string): boolean {
    const { __comp: component, content } = chunkNames[key] ?? {};
    const module = registry.find(({ name }) => name === component)?.module;
    return content !== undefined && module !== undefined && isNote(module);
  }

  function replaceNotes(notes: NotePlace[], parent: string): Edit[] {
    const sidebars = new Set(notes.map(({ sidebar }) => sidebar));
    if (sidebars.size > 1)
      throw new Error(
        `The notes below ${parent} have several sidebars: ${[...sidebars].join(', ')}. One is supported.`,
      );
    for (const { key } of notes) removed.add(key);
    const [sidebar] = sidebars;
    const pattern = JSON.stringify(`${parent.replace(/\/$/, '')}/:note*`);
    const route = `{ path: ${pattern}, component: NoteRoute, exact: true, sidebar: ${JSON.stringify(sidebar)} }`;
    return notes.map(({ start, end }, index) =>
      index === 0 ? { start, end, text: route } : withComma(files.routes, start, end),
    );
  }
}

function defaultExport(code: string, type: Expression['type']): Expression {
  const program: Program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const declaration = program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration;
  if (declaration?.type !== type) throw new Error(`The generator's route file was expected to export one ${type}.`);
  return declaration;
}

interface RegistryEntry {
  name: string;
  module: string;
  start: number;
  end: number;
  /** Takes out what stands behind the function that loads the module: it is for the server's record of chunks. */
  details: Edit;
}

function readRegistry(code: string): RegistryEntry[] {
  const { properties } = defaultExport(code, 'ObjectExpression') as ObjectExpression;
  return properties.map((entry) => {
    const value = entry.type === 'Property' ? entry.value : undefined;
    const [load, path] = value?.type === 'ArrayExpression' ? value.elements : [];
    const module = literal(path);
    const name =
      entry.type === 'Property' ? (entry.key.type === 'Identifier' ? entry.key.name : literal(entry.key)) : undefined;
    if (name === undefined || module === undefined || !value || !load)
      throw new Error("An entry of the generator's registry is not of the expected form.");
    const details = { start: load.end, end: value.end - 1, text: '' };
    return { name, module, start: entry.start, end: entry.end, details };
  });
}

/** The key of a route in `routesChunkNames.json`: both arguments of its `ComponentCreator('/path', 'hash')`. */
function routeKey(code: string, route: ObjectExpression): string | undefined {
  const component = property(route, 'component');
  if (component?.type !== 'CallExpression')
    throw new Error(`A route has no ComponentCreator: ${code.slice(route.start, route.end)}`);
  const [path, hash] = component.arguments.map((argument) => literal(argument));
  return hash === undefined ? undefined : `${path}-${hash}`;
}

function property(object: ObjectExpression, name: string): Expression | undefined {
  for (const entry of object.properties) {
    if (entry.type !== 'Property') continue;
    if ((entry.key.type === 'Identifier' && entry.key.name === name) || literal(entry.key) === name) return entry.value;
  }
  return undefined;
}

function literal(node: unknown): string | undefined {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}

/** Removes an element of a list with the comma that belongs to it, behind it or else before it. */
function withComma(code: string, start: number, end: number): Edit {
  const behind = /^\s*,/.exec(code.slice(end))?.[0].length;
  return { start, end: end + (behind ?? 0), text: '' };
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}
