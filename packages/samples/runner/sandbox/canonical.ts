// Colours and cursor movements (ECMA-48 control sequences) and window titles; a page shows text.
// eslint-disable-next-line no-control-regex
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007]*\u0007)/g;

const tabWidth = 8;

/** Output as a terminal leaves it on the screen: no escape sequences, tabs as blanks, nothing invisible at line ends. */
export function canonical(output: string): string {
  return output
    .replace(escapes, '')
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => expandTabs(line).replace(/ +$/, ''))
    .join('\n')
    .replace(/\n+$/, '\n');
}

function expandTabs(line: string): string {
  let result = '';
  for (const [index, part] of line.split('\t').entries()) {
    if (index > 0) result += ' '.repeat(tabWidth - (result.length % tabWidth));
    result += part;
  }
  return result;
}
