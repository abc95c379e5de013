import path from 'node:path';

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';

interface RemarkWholeTablesOptions {
  /** The repository's folder on this machine. */
  root: string;
}

/**
 * Refuses a row of a table that has not one cell for each column, at its line: Markdown drops the cells that are too many
 * and leaves out those that are too few, without a word.
 */
export function remarkWholeTables({ root }: RemarkWholeTablesOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      const columns = head?.children.length ?? 0;
      for (const { children: cells, position } of rows) {
        if (cells.length === columns) continue;
        throw new AuthorError({
          file: path.relative(root, file.path),
          line: position?.start.line,
          expected: `a row of ${columns} cells, as the table's head has`,
          found: `${cells.length} cells`,
          hint: 'write \\| for a bar inside of a cell, and – for a cell that says nothing',
        });
      }
    });
  };
}
