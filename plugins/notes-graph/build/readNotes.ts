import fs from 'node:fs';
import path from 'node:path';

import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';

import { parseMdx } from '../../../lib/parseMdx';
import { readFrontMatter, type FrontMatter } from './frontMatter';

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
  const text = fs.readFileSync(path.join(docs, below), 'utf8');
  const file = `docs/${below}`;
  return { page: pageOf(below), file, frontMatter: readFrontMatter(text, file), links: linksIn(text, file, below) };
}

/** The page of a file below docs/: `java/jvm/index.mdx` is the page `java/jvm`. */
export function pageOf(below: string): string {
  return below.replace(/\.mdx?$/, '').replace(/\/index$/, '');
}

function linksIn(text: string, file: string, below: string): string[] {
  const pages = new Set<string>();
  visit(parseMdx(text, file), 'link', ({ url }: Link) => {
    const page = linkedPage(url, below);
    if (page !== undefined && page !== pageOf(below)) pages.add(page);
  });
  return [...pages];
}

/** The page that a link leads to; undefined for a link out of docs/ or within the page. */
function linkedPage(url: string, below: string): string | undefined {
  const [target = ''] = url.split(/[?#]/);
  if (target === '' || /^[a-z]+:/i.test(target)) return undefined;
  if (target.startsWith('/')) return target.startsWith('/docs/') ? pageOf(target.slice('/docs/'.length)) : undefined;
  const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(below), target));
  return resolved.startsWith('..') ? undefined : pageOf(resolved);
}
