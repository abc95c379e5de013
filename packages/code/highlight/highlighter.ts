import type { BundledLanguage } from 'shiki';
import { bundledLanguages } from 'shiki/langs';

import { roleOf, rolesAsTheme, type Role } from '@groundwork/lib/codeRoles';
import { Tokenizer } from './tokenizer';

/** A run of characters with one role; no role means plain text. */
export interface CodeToken {
  text: string;
  role?: Role;
}

const tokenizer = new Tokenizer(rolesAsTheme);

/**
 * Languages whose grammar is another one's, but for the names of its scopes: one of them is compiled once. Most of the
 * time of highlighting goes into compiling grammars.
 */
const sameGrammar: Partial<Record<BundledLanguage, BundledLanguage>> = {
  js: 'tsx',
  javascript: 'tsx',
  mjs: 'tsx',
  cjs: 'tsx',
  jsx: 'tsx',
};

/** The languages that a fence may name, besides those written as they are. */
export const isKnownLanguage = (language: string): language is BundledLanguage => language in bundledLanguages;

/**
 * Takes code and a language that `isKnownLanguage` accepts; returns lines of tokens.
 * Tokens of one role that touch each other are one.
 */
export async function tokenize(code: string, language: BundledLanguage): Promise<CodeToken[][]> {
  const lines = await tokenizer.tokenize(code, sameGrammar[language] ?? language);
  return lines.map((line) => line.map(([text, colour]) => token(text, colour)).reduce(joinEqual, []));
}

function token(text: string, colour: string | undefined): CodeToken {
  const role = roleOf(colour);
  return role === undefined || text.trim() === '' ? { text } : { text, role };
}

function joinEqual(line: CodeToken[], next: CodeToken): CodeToken[] {
  const last = line.at(-1);
  if (last && last.role === next.role) last.text += next.text;
  else line.push({ ...next });
  return line;
}
