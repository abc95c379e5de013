import * as z from 'zod';

import { AuthorError } from '@groundwork/lib/authorError';
import { literalPattern } from '@groundwork/lib/literalPattern';
import { placeKinds, type HostedConfig } from '@groundwork/search/indexer';

const topic = z.strictObject({ id: z.string().min(1), title: z.string().min(1) });

const place = z.strictObject({
  kind: z.enum(placeKinds),
  title: z.string().min(1),
  about: z.string().default(''),
  /** Below the base URL; nothing for what is done where the reader is. */
  url: z.string().default(''),
  /** What else it is called. */
  words: z.array(z.string().min(1)).default([]),
});

const optionsSchema = z.strictObject({
  /** Plugin id; the generator fills it in. */
  id: z.string().default('default'),
  /** `algolia` needs `themeConfig.algolia`. Without it: `algolia` if that is there, else `embedded`. */
  provider: z.enum(['embedded', 'algolia']).optional(),
  /** The topics of the notes, by the first part of their path below /docs. */
  topics: z.array(topic).default([]),
  /** What is found beside pages and topics. */
  places: z.array(place).default([]),
  /** Notes, as `linux/epoll`, whose questions are offered where nothing is typed yet; those that are not written are left out. */
  startWith: z.array(z.string().min(1)).default([]),
  /** Where a reader reports a query that should have results; the query is appended. */
  feedbackUrl: z.url(),
  /** Answers questions inside the modal. */
  ask: z.boolean().default(false),
  /** A module whose default export changes the hosted provider's hits, as a path from the site's folder. */
  transformItems: z.string().optional(),
});

export type SearchOptions = z.input<typeof optionsSchema>;
export type ResolvedSearchOptions = z.output<typeof optionsSchema>;

const texts: z.ZodType<Record<string, unknown>> = z.record(z.string(), z.unknown());

/** The fields of the generator's own search theme that make sense with a modal of our own. */
const hostedSchema = z.strictObject({
  appId: z.string().min(1),
  apiKey: z.string().min(1),
  indexName: z.string().min(1),
  contextualSearch: z.boolean().default(true),
  externalUrlRegex: z.string().refine(isRegex, 'a regular expression').optional(),
  replaceSearchResultPathname: z
    .strictObject({ from: z.union([z.string(), z.instanceof(RegExp)]), to: z.string() })
    .optional(),
  searchParameters: z.record(z.string(), z.unknown()).default({}),
  searchPagePath: z.string().min(1).default('search'),
  translations: texts.optional(),
  assistantId: z.string().min(1).optional(),
  host: z.url().optional(),
  assistantHost: z.url().optional(),
});

export type HostedOptions = z.input<typeof hostedSchema>;

/** Checks the plugin's options; a mistake is answered with what was expected and found. */
export const parseOptions = (options: unknown): ResolvedSearchOptions =>
  parse(optionsSchema, options, 'site/config/search.ts', 'the search plugin’s options');

/** Checks `themeConfig.algolia`. */
export function parseHosted(value: unknown): HostedConfig & { searchPagePath: string } {
  const hosted = parse(hostedSchema, value, 'site/config/search.ts', 'themeConfig.algolia');
  const { replaceSearchResultPathname: replace, ...others } = hosted;
  return {
    ...others,
    ...(replace && { replaceSearchResultPathname: { from: sourceOf(replace.from), to: replace.to } }),
  };
}

/** The site's configuration reaches the browser as JSON, so a pattern travels as its source; a string matches itself. */
const sourceOf = (pattern: string | RegExp): string =>
  typeof pattern === 'string' ? literalPattern(pattern) : pattern.source;

function isRegex(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

function parse<T extends z.ZodType>(schema: T, value: unknown, file: string, what: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new AuthorError({
    file,
    expected: `${what}${path ? `, field ${path}` : ''}: ${issue?.message ?? 'a valid value'}`,
    found: JSON.stringify(valueAt(value, issue?.path ?? [])) ?? 'nothing',
    hint: 'see site/plugins/search/node/options.ts for all fields',
  });
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? (inside as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
