import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import * as z from 'zod';

import { defined } from '@groundwork/lib/defined';
import { AuthorError } from '@groundwork/lib/authorError';
import { formatDay } from '../../../lib/formatDay';
import { parseMdx } from '@groundwork/lib/parseMdx';
import type { Deck } from '../shared/deck';
import { remarkSlides } from './remarkSlides';
import { deckToHast } from './toHast';

/** What else works on a deck's text and on its HTML: diagrams, the colours of code. */
export interface RenderOptions {
  remarkPlugins?: PluggableList;
  rehypePlugins?: PluggableList;
}

const head = z.strictObject({
  title: z.string().min(5),
  description: z.string().min(60).max(160),
  read: z.iso.date(),
});

/**
 * Takes the MDX of a deck and the name of its file; returns the deck with its slides as HTML. Of MDX a deck uses the
 * parts that `toHast.ts` names; code in it there is none, so nothing is evaluated.
 * @throws AuthorError where front matter or slides are not as they should be.
 */
export async function renderDeck(
  text: string,
  name: string,
  { remarkPlugins, rehypePlugins }: RenderOptions = {},
): Promise<Deck> {
  const { read, ...deck } = headOf(text, name);
  const file = new VFile({ path: name, value: text });
  const remark = unified()
    .use(remarkPlugins ?? [])
    .use(remarkSlides, { slug: (heading: string) => createSlugger().slug(heading) });
  const tree = await remark.run(parseMdx(text, name), file);
  const slides = deckToHast(tree as Parameters<typeof deckToHast>[0], deck);
  const root: Root = { type: 'root', children: slides.children };
  const hast = await unified()
    .use(rehypePlugins ?? [])
    .run(root, file);
  return { ...deck, read: formatDay(new Date(read), 'en'), html: toHtml(hast as Root) };
}

function headOf(text: string, file: string): z.infer<typeof head> {
  const matter = /^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? '';
  const result = head.safeParse(parse(matter));
  if (result.success) return result.data;
  const issue = defined(result.error.issues[0], 'The first problem');
  throw new AuthorError({
    file,
    line: 1,
    expected: 'front matter with title, description (60 to 160 characters) and read (a day)',
    found: `${issue.path.join('.')}: ${issue.message}`,
    hint: 'quote a text that contains a colon',
  });
}
