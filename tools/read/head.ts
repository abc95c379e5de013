import { parse } from 'yaml';
import * as z from 'zod';

import { homesOf } from '../../site/plugins/note-form/node/graph/checkGraph';
import { readNotes } from '../../site/plugins/note-form/node/graph/readNotes';
import { wrapped } from './inline';

/** Read without checks: a note that is being written can be read, too. The build checks front matter. */
const head = z.looseObject({
  title: z.string().catch('(no title)'),
  question: z.string().optional().catch(undefined),
  requires: z.array(z.string()).catch([]),
  sources: z.array(z.looseObject({ title: z.string(), url: z.string(), settles: z.string() })).catch([]),
  verified: z.coerce.string().optional(),
});

/** What stands above and below the text of a note, from its front matter. */
export function headAndFoot(text: string, root: string): { above: string[]; below: string[] } {
  const { title, question, requires, sources, verified } = head.parse(frontMatterOf(text));
  const before = requires.length > 0 ? wrapped(`Before this: ${requiredNotes(requires, root)}`) : [];
  const listed = sources.flatMap((source) => wrapped(`- ${source.title} (→ ${source.url}): ${source.settles}`));
  return {
    above: [
      `# ${title}`,
      ...(question === undefined ? [] : ['', question]),
      ...(before.length > 0 ? ['', ...before] : []),
    ],
    below: [
      ...(listed.length > 0 ? ['## Sources', '', ...listed] : []),
      ...(verified === undefined ? [] : ['', `Checked against these sources on ${verified}.`]),
    ],
  };
}

const frontMatterOf = (text: string): unknown => parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '') ?? {};

function requiredNotes(requires: readonly string[], root: string): string {
  const homes = homesOf(readNotes(root).notes);
  const links = requires.map((concept) => {
    const home = homes.get(concept);
    return home ? `${home.frontMatter.data.title} (→ ${home.page})` : `${concept} (no note defines it)`;
  });
  return [...new Set(links)].join(', ');
}
