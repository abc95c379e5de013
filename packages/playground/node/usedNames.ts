import { parse, type Node, type Program } from 'acorn';

/** What a JavaScript program takes from outside itself. */
interface UsedNames {
  isModule: boolean;
  /** Modules that it imports. */
  imports: string[];
  /** Names that it declares nowhere, with the member asked for: `console.log`, `fetch`. */
  free: Set<string>;
}

/**
 * Reads what a program takes from outside itself. A name that is declared anywhere in the program counts as its own
 * everywhere, which is enough for samples. @throws SyntaxError where it is no JavaScript.
 */
export function usedNames(text: string): UsedNames {
  const { program, isModule } = parseEither(text);
  const declared = new Set<string>();
  const used: { name: string; member?: string }[] = [];
  const imports: string[] = [];
  walk(program, (node, parent, key) => {
    if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration')
      imports.push(String(nodeAt(node, 'source')?.['value']));
    if (node.type !== 'Identifier' || isLabelOrKey(parent, key)) return;
    const name = String(node['name']);
    if (isDeclaration(parent, key)) declared.add(name);
    else used.push({ name, member: key === 'object' ? memberOf(parent) : undefined });
  });
  const free = used.filter(({ name }) => !declared.has(name));
  return {
    isModule,
    imports,
    free: new Set(free.map(({ name, member }) => (member === undefined ? name : `${name}.${member}`))),
  };
}

type AnyNode = Node & Record<string, unknown>;

function parseEither(text: string): { program: Program; isModule: boolean } {
  const options = { ecmaVersion: 'latest', allowReturnOutsideFunction: true } as const;
  try {
    return { program: parse(text, { ...options, sourceType: 'script' }), isModule: false };
  } catch {
    return { program: parse(text, { ...options, sourceType: 'module' }), isModule: true };
  }
}

/** Calls back for every node with its parent and its key there; patterns tell their bindings by the keys above them. */
function walk(node: Node, visit: (node: AnyNode, parent: AnyNode, key: string) => void): void {
  const down = (value: unknown, parent: AnyNode, key: string): void => {
    if (Array.isArray(value)) for (const item of value) down(item, parent, key);
    else if (isNode(value)) {
      visit(value, parent, key);
      for (const [name, child] of Object.entries(value)) down(child, inPattern(value, parent, key, name), name);
    }
  };
  down(node, { type: 'Root', start: 0, end: 0 }, '');
}

const isNode = (value: unknown): value is AnyNode => typeof (value as Node | null)?.type === 'string';
const nodeAt = (node: AnyNode, key: string): AnyNode | undefined => (isNode(node[key]) ? node[key] : undefined);

const patterns = new Set(['ObjectPattern', 'ArrayPattern', 'RestElement', 'AssignmentPattern']);

/** Below a pattern that declares, what is not a key or a default value declares too: the pattern is marked so. */
function inPattern(node: AnyNode, parent: AnyNode, key: string, childKey: string): AnyNode {
  const declares =
    isDeclaration(parent, key) &&
    (patterns.has(node.type) || (node.type === 'Property' && parent.type === 'ObjectPattern'));
  return declares && childKey !== 'right' && childKey !== 'key' ? { ...node, declares: true } : node;
}

function isDeclaration(parent: AnyNode, key: string): boolean {
  if (parent['declares'] === true) return true;
  if (key === 'id') return true;
  if (key === 'params' || key === 'param') return true;
  return key === 'local' && parent.type.startsWith('Import');
}

/** Names that mean no variable: of members, properties, methods, labels, and of other modules. */
function isLabelOrKey(parent: AnyNode, key: string): boolean {
  if (key === 'label' || key === 'imported' || key === 'exported') return true;
  if (parent.type === 'MetaProperty') return true;
  if (key === 'property' && parent.type === 'MemberExpression') return parent['computed'] !== true;
  return key === 'key' && parent['computed'] !== true;
}

function memberOf(parent: AnyNode): string | undefined {
  const property = nodeAt(parent, 'property');
  return parent['computed'] === true || !property ? undefined : String(property['name']);
}
