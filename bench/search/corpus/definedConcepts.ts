import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { conceptsIn, type Concepts } from '../../../plugins/search/node/collectPages';

/** What each note says that it explains, by route: the build passes the same to the index. */
export function definedConcepts(): Map<string, Concepts> {
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return new Map(files.map((file) => [routeOf(file), definesOf(readFileSync(path.join('docs', file), 'utf8'))]));
}

const routeOf = (file: string): string => `/docs/${file.replace(/\.mdx$/, '').replace(/\/index$/, '')}`;

function definesOf(text: string): Concepts {
  const [, head = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  const { defines } = (parse(head) ?? {}) as { defines?: unknown };
  return conceptsIn(defines);
}
