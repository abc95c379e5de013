import type { Block, Fold, ProgramBlock, SessionBlock } from '@groundwork/samples';
import type { Finding } from './finding';

const maxUnfolded = 25;

/** A listing of which a reader sees too much at once: folded lines are opened by a click. */
export function unfoldedFindings(block: ProgramBlock, text: string, folds: readonly Fold[]): Finding[] {
  const isFolded = (number: number) => folds.some(({ first, last }) => first <= number && number <= last);
  const lines = text.split('\n').filter((line, index) => !isFolded(index + 1) && !isBoilerplate(line, block.lang));
  const unfolded = lines.length;
  if (unfolded <= maxUnfolded) return [];
  return [
    {
      line: block.line,
      expected: `at most ${maxUnfolded} lines of a listing unfolded`,
      found: `${unfolded} lines of ${block.file}`,
      hint: 'put helpers between #region and #endregion and fold them: fold=NAME; or show the region that teaches',
    },
  ];
}

/** What every program of a language begins and ends with, and teaches nothing. */
const boilerplate: Readonly<Record<string, RegExp>> = {
  java: /^\s*(?:import\s.*;|package\s.*;|\}|(?:public |final )*class \w+ \{|(?:public )?(?:static )?void main\(.*\{)\s*$/,
  html: /^\s*<(?:!doctype html|\/?html\b[^>]*|\/?head|\/?body|meta\b[^>]*)>\s*$|^\s*<title>.*<\/title>\s*$/i,
};

const isBoilerplate = (line: string, lang: string): boolean => boilerplate[lang]?.test(line) ?? false;

/** Files that a page prints twice: whole in two fences, or in a fence and by `cat` in a session. */
export function repeatedFindings(blocks: readonly Block[]): Finding[] {
  const shown = blocks.filter((block): block is ProgramBlock => block.kind === 'program');
  const sessions = blocks.filter((block): block is SessionBlock => block.kind === 'session');
  const whole = shown.filter(({ region }) => region === undefined);
  const twice = whole.filter(({ file }, index) => whole.findIndex((other) => other.file === file) < index);
  return [
    ...twice.map(({ file, line }) => finding(line, `${file} whole in a second fence`)),
    ...sessions.flatMap(({ line, steps }) =>
      [...new Set(shown.map(({ file }) => file))]
        .filter((file) => steps.some(({ command }) => prints(command, file)))
        .map((file) => finding(line, `cat ${file}, which a fence shows`)),
    ),
  ];
}

const finding = (line: number, found: string): Finding => ({
  line,
  expected: 'each file printed once on a page',
  found,
  hint: 'show the region that matters, or refer to the listing above by its lines',
});

/** Whether a command writes a file to the terminal as it is: its output goes neither into a pipe nor into a file. */
function prints(command: string, file: string): boolean {
  return command
    .split(/\n|;|&&/)
    .some(
      (part) =>
        /^\s*cat\s/.test(part) &&
        !/[|>]/.test(part) &&
        part.split(/\s+/).some((word) => word.replace(/^\.\//, '') === file),
    );
}
