import { labSheets } from '@groundwork/labs-kit/sheets';
import type { Chunk, Sheet } from '@groundwork/lib/chunk';
import { deckSheets } from '../plugins/decks/node/chunks';
import { homeSheets, notFoundChunk } from '../plugins/home/node/chunks';
import { noteChunk, noteSheets } from '../plugins/notes/node/chunks';

/** The stylesheets that only some pages need, in the order of the cascade. */
export const sheets: readonly Sheet[] = [...labSheets, ...noteSheets, ...homeSheets, ...deckSheets];

/** The scripts that are kept in files of their own. */
export const chunks: readonly Chunk[] = [notFoundChunk, noteChunk];
