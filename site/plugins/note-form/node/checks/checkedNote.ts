import type { Nodes } from 'mdast';

import type { AuthorMistake } from '@groundwork/lib/authorError';
import type { FrontMatter } from '../frontMatter';
import type { NoteParts } from '../parts/partsOf';

/** A note whose form is checked. */
export interface CheckedNote {
  /** Path from the root. */
  file: string;
  /** Lines of the file before the first of the tree. */
  linesBefore?: number;
  frontMatter: FrontMatter;
  parts: NoteParts;
}

/** What is wrong in the note that is looked at. */
export type Mistake = Omit<AuthorMistake, 'file'>;

/** The line of the file on which a node begins; the first where there is none. */
export type LineOf = (node: Nodes | undefined) => number;
