import fs from 'node:fs';
import path from 'node:path';

import { firstLineOf } from '@groundwork/lib/firstLineOf';
import { AuthorError } from '@groundwork/lib/authorError';
import type { Block, InertBlock, ProgramBlock, SessionBlock } from './blocks';
import { parseFenceMeta, type FenceMeta, type FencePlace } from './fenceMeta';
import { namesFile, readFences } from './fences';
import { docFileOf } from '../notes/pages';
import { parseSession } from './session';

/** Languages that are never executed: they show a form, not a program. */
export const inertLanguages: ReadonlySet<string> = new Set(['text', 'mermaid', 'figure', 'math']);

/** The sample blocks of a note, in order. Throws an AuthorError at the first block that breaks the contract. */
export function discoverBlocks(root: string, page: string): Block[] {
  const file = docFileOf(root, page);
  return blocksIn(fs.readFileSync(path.join(root, file), 'utf8'), page, file);
}

/** Those of a note's text. */
export const blocksIn = (text: string, page: string, file: string): Block[] =>
  readFences(text).flatMap((fence) => blockOf(fence, page, { file, line: fence.line }) ?? []);

/** A fence, as `readFences` or a parser of Markdown has it. */
interface Written {
  lang?: string | null;
  meta?: string | null;
  value: string;
}

/** What a fence is by the sample contract; undefined for inert text. `place` is where errors point. */
export function blockOf(node: Written, page: string, place: FencePlace): Block | undefined {
  const lang = node.lang ?? '';
  if (inertLanguages.has(lang)) return refuseFile(node, place);
  const meta = parseFenceMeta(node.meta, place);
  if (lang === 'console') return sessionOf(node, page, place, meta);
  if (meta.file !== undefined) return programOf(node, page, place, meta, meta.file);
  if (meta.norun)
    return { kind: 'inert', page, line: place.line, lang, text: node.value, norun: meta.norun } satisfies InertBlock;
  throw new AuthorError({
    ...place,
    expected: 'a fence that is executed: file=… or console',
    found: lang ? `\`\`\`${lang} without file=` : 'a fence without a language',
    hint: `move the program to samples/${page}/ and name it with file=…; a format or a layout is a \`\`\`text fence; what cannot run says norun="reason"`,
  });
}

/** An inert fence is never filled in, so one that names a file would be shown empty. */
function refuseFile(node: Written, place: FencePlace): undefined {
  if (!namesFile(node)) return undefined;
  throw new AuthorError({
    ...place,
    expected: `\`\`\`${node.lang} with its text in it`,
    found: node.meta ?? '',
    hint: 'name the language of the file, such as ini or bash: a text fence is not filled in from a file',
  });
}

function programOf(node: Written, page: string, place: FencePlace, meta: FenceMeta, file: string): ProgramBlock {
  if (node.value.trim()) {
    throw new AuthorError({
      ...place,
      expected: `an empty fence, filled in from samples/${page}/${file}`,
      found: firstLineOf(node.value),
      hint: 'delete the text between the fence lines: shown text is executed text',
    });
  }
  return {
    kind: 'program',
    page,
    line: place.line,
    lang: node.lang ?? '',
    file,
    region: meta.region,
    fold: meta.fold?.split(',').filter(Boolean) ?? [],
    since: meta.since,
    title: meta.title,
    of: meta.of,
    showOutput: meta.output !== 'none' && meta.of === undefined,
    exit: meta.exit === undefined ? undefined : statuses(meta.exit, place)[0],
    fails: meta.fails,
    norun: reasonOf(meta.norun, place),
    highlight: meta.highlight,
  };
}

function sessionOf(node: Written, page: string, place: FencePlace, meta: FenceMeta): SessionBlock {
  const steps = parseSession(node.value);
  if (!steps) {
    throw new AuthorError({
      ...place,
      expected: 'a console fence that starts with a command, `$ …`',
      found: node.value.split('\n')[0] || 'an empty fence',
      hint: 'use a ```text fence for output without its command',
    });
  }
  return {
    kind: 'session',
    page,
    line: place.line,
    text: node.value,
    steps,
    title: meta.title,
    exits: meta.exit === undefined ? [] : statuses(meta.exit, place),
    fails: meta.fails,
    norun: reasonOf(meta.norun, place),
  };
}

function reasonOf(norun: string | undefined, place: FencePlace): string | undefined {
  if (norun === undefined || norun.length >= 10) return norun;
  throw new AuthorError({
    ...place,
    expected: 'norun="the reason why this cannot run here"',
    found: `norun="${norun}"`,
    hint: 'name what is missing: root, a device, a cluster, a network',
  });
}

function statuses(value: string, place: FencePlace): number[] {
  const numbers = value.split(',').map(Number);
  if (numbers.every((status) => Number.isInteger(status) && status >= 0 && status <= 255)) return numbers;
  throw new AuthorError({
    ...place,
    expected: 'exit= with a status from 0 to 255 (a session may list several: exit=1,2)',
    found: `exit=${value}`,
    hint: 'a program killed by signal n has the status 128 + n',
  });
}
