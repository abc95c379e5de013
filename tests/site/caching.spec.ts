import { hashedFolders, headersFor } from '../../site/config/headers';
import { builtFiles } from './support/builtPages';
import { expect, test } from './support/test';

const isKept = (file: string): boolean => headersFor(file)['Cache-Control']?.includes('immutable') ?? false;
/** A hash before the extension: at least seven digits as the generator writes it, eight of base 32 as esbuild does. */
const hasHash = /[.-]([0-9a-f]{7,}|[2-7A-Z]{8})(\.\d+)?(\.[a-z0-9]+)+$/;

test('every file that may be kept for a year has its hash in its name', () => {
  expect(builtFiles().filter((file) => isKept(file) && !hasHash.test(file))).toEqual([]);
});

test('every script and stylesheet may be kept for a year, but for those that have to be of the newest deploy', () => {
  expect(builtFiles().filter((file) => /\.(js|css)$/.test(file) && !isKept(file))).toEqual([
    '/offline-worker.js',
    '/recovery.js',
  ]);
});

test('no page lies in a folder of hashed files', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  expect(pages.filter((page) => hashedFolders.some((folder) => page.startsWith(folder)))).toEqual([]);
});
