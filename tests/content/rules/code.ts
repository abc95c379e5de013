import type { Finding } from './finding';

const maxColumns = 72;
const tabWidth = 4;

/** Lines of shown code that are too wide to read without scrolling. `line` is that of the fence. */
export function widthFindings(text: string, line: number, name: string): Finding[] {
  return text.split('\n').flatMap((row, index) => {
    const width = columns(row);
    if (width <= maxColumns) return [];
    const found = `${width} columns in line ${index + 1} of ${name}`;
    return [{ line, expected: `at most ${maxColumns} columns`, found, hint: 'break the line, or take a shorter name' }];
  });
}

function columns(row: string): number {
  return [...row.replaceAll('\t', ' '.repeat(tabWidth))].length;
}
