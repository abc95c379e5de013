import { LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';

import { AuthorError } from './authorError';

/** Where a YAML text stands, and what an author is told about its form. */
export interface YamlPlace {
  /** Path of the file, relative to the repository. */
  file: string;
  /** Line of the file at which the text begins; 1 unless the text is a part of the file. */
  line?: number;
  /** What the text has to be, in one phrase: `a figure of the kind bits`. */
  expected: string;
  hint: string;
  /** Where a part of the checked data stands in the text, when it was put together from more than this text. */
  placeOf?(path: readonly PropertyKey[]): readonly PropertyKey[];
}

/** Data that an author wrote, and where each part of it stands. */
interface YamlData<Data> {
  data: Data;
  /** Line in the file of the deepest part of a path such as `['rows', 0, 'label']` that is there. */
  lineOf(path: readonly PropertyKey[]): number;
}

/**
 * Reads YAML that an author wrote and checks its form.
 * @throws AuthorError at the first part that is missing, unknown or wrong.
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  place: YamlPlace,
): YamlData<z.infer<Schema>> {
  const { file, line = 1, expected, hint, placeOf = (path) => path } = place;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + line - 1;
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  const [syntax] = document.errors;
  if (syntax) {
    throw new AuthorError({
      file,
      line: lineAt(syntax.pos[0]),
      expected: 'YAML',
      found: syntax.message.split('\n')[0] ?? syntax.code,
      hint: 'quote a text that contains a colon, a comma or a bracket, or that starts with a special character',
    });
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return { data: parsed.data, lineOf };
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  throw new AuthorError({ file, line: lineOf(placeOf(path)), expected, found: describe(path, issue), hint });
}

function describe(path: readonly PropertyKey[], issue: z.core.$ZodIssue | undefined): string {
  const where = path.length > 0 ? `${path.join('.')}: ` : '';
  if (issue?.code === 'unrecognized_keys') return `${where}the unknown key ${issue.keys.join(', ')}`;
  const message = issue?.message ?? 'is wrong';
  return where + (message.endsWith('received undefined') ? 'is missing' : message);
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node.range[0];
  }
  return 0;
}

const isNode = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
