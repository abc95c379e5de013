import fs from 'node:fs';
import path from 'node:path';

import { AuthorError } from '../authorError';

/** Bytes of one text that a reader could still be sent: more than ten times the longest note. */
const largest = 500_000;

/**
 * Reads a text that an author wrote. `file` is its path from the root.
 * @throws AuthorError where it is no UTF-8, begins with a byte-order mark, has lines that end with a carriage return,
 *   or is longer than a page can be.
 */
export function readSource(root: string, file: string): string {
  const bytes = fs.readFileSync(path.join(root, file));
  if (bytes.length > largest) {
    throw new AuthorError({
      file,
      expected: `at most ${largest} bytes, which is more than a page that anybody reads`,
      found: `${bytes.length} bytes`,
      hint: 'split it, or keep generated data out of the text',
    });
  }
  const text = decoded(bytes, file);
  if (text.startsWith('\uFEFF')) {
    throw new AuthorError({
      file,
      line: 1,
      expected: 'UTF-8 without a byte-order mark',
      found: 'the bytes EF BB BF before the first character',
      hint: 'save the file as "UTF-8" and not as "UTF-8 with BOM"',
    });
  }
  const carriageReturn = text.indexOf('\r');
  if (carriageReturn >= 0) {
    throw new AuthorError({
      file,
      line: lineAt(text, carriageReturn),
      expected: 'lines that end with a line feed (LF)',
      found: 'a carriage return (CR)',
      hint: 'set the editor to LF, or run npx prettier --write on the file',
    });
  }
  return text;
}

function decoded(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const { offset, byte } = firstWrong(bytes);
    throw new AuthorError({
      file,
      line: lineAt(bytes.subarray(0, offset).toString('latin1'), offset),
      expected: 'UTF-8',
      found: `the byte ${byte.toString(16).toUpperCase()}, which cannot stand there`,
      hint: 'save the file as UTF-8; the byte may be a letter such as é in Latin-1',
    });
  }
}

/** The first byte that differs when the text is decoded leniently and encoded again. */
function firstWrong(bytes: Buffer): { offset: number; byte: number } {
  const again = Buffer.from(bytes.toString('utf8'));
  const offset = bytes.findIndex((byte, index) => byte !== again[index]);
  return { offset, byte: bytes[offset] ?? 0 };
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
