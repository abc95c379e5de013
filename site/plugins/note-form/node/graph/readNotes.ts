import fs from 'node:fs';
import path from 'node:path';

import { AuthorError } from '@groundwork/lib/authorError';
import { readSource } from '@groundwork/lib/node/readSource';
import { pageOf, withoutFences } from '@groundwork/samples';
import { readFrontMatter, type FrontMatter } from '../frontMatter';

/** One page below docs/ as the graph sees it. */
export interface Note {
  /** Path below docs/ without extension: `linux/epoll`. */
  page: string;
  /** Path from the repository's root. */
  file: string;
  frontMatter: FrontMatter;
  /** Pages that its text links to. */
  links: string[];
}

/** Reads all pages below docs/. Pages that cannot be read are returned as errors; the others still count. */
export function readNotes(root: string): { notes: Note[]; errors: Error[] } {
  const docs = path.join(root, 'docs');
  const errors: Error[] = [];
  const files = fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .sort();
  const notes = files.flatMap((below) => {
    try {
      return [readNote(docs, below)];
    } catch (error) {
      errors.push(error as Error);
      return [];
    }
  });
  return { notes, errors };
}

function readNote(docs: string, below: string): Note {
  const file = `docs/${below}`;
  if (!/^[\w./-]+$/.test(below)) {
    throw new AuthorError({
      file,
      expected: 'a path of letters, digits, - and _, because it becomes the address of the page',
      found: JSON.stringify(below),
      hint: 'rename it: words are joined by hyphens',
    });
  }
  const text = readSource(path.dirname(docs), file);
  return { page: pageOf(below), file, frontMatter: readFrontMatter(text, file), links: linksIn(text, below) };
}

/**
 * The other pages that a note's text links to. Read by patterns, because parsing every note takes seconds and the
 * bundler does it anyway; `tests/content/graph.test.ts` compares with what the parser finds.
 */
function linksIn(text: string, below: string): string[] {
  const prose = withoutFences(text).replace(inlineCode, '');
  const pages = [...prose.matchAll(linkTarget)].flatMap(([, target = '']) => linkedPage(target, below) ?? []);
  return [...new Set(pages)].filter((page) => page !== pageOf(below));
}

const inlineCode = /(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\1(?!`)/g;
/** Not of an image. */
const linkTarget = /(?<!!\[[^\]]*)\]\(\s*<?([^\s<>)]+)/g;

/** The page that a link leads to; undefined for a link out of docs/ or within the page. */
export function linkedPage(url: string, below: string): string | undefined {
  const [target = ''] = url.split(/[?#]/);
  if (target === '' || /^[a-z]+:/i.test(target)) return undefined;
  if (target.startsWith('/')) return target.startsWith('/docs/') ? pageOf(target.slice('/docs/'.length)) : undefined;
  const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(below), target));
  return resolved.startsWith('..') ? undefined : pageOf(resolved);
}
