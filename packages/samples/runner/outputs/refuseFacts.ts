import { AuthorError } from '@groundwork/lib/authorError';
import { variedRanges } from '../../contract/options/varies';
import { findFacts, type MachineFacts } from './machineFacts';
import type { SessionUnit, Unit } from '../units/units';

/**
 * What an output that is to be recorded tells of this machine outside of its vary marks. `text` is a program's output,
 * or a session with its commands; those are the author's own words, so facts in them are none of the machine's.
 */
export function refuseFacts(unit: Unit, text: string, facts: MachineFacts): AuthorError[] {
  const shown = text.split('\n');
  const commands = unit.kind === 'session' ? commandLines(unit, shown) : new Set<number>();
  const varied = variedRanges(text, unit.vary);
  const refused = new Map<number, AuthorError>();
  for (const { start, end, fact } of findFacts(text, facts)) {
    // A mark that covers a part of it leaves the rest to differ.
    if (varied.some((range) => range.start <= start && range.end >= end)) continue;
    const line = text.slice(0, start).split('\n').length - 1;
    if (commands.has(line) || refused.has(line)) continue;
    refused.set(line, errorAt(unit, line, shown[line] ?? '', `${fact}, ${JSON.stringify(text.slice(start, end))}`));
  }
  return [...refused].sort(([a], [b]) => a - b).map(([, error]) => error);
}

/** `line` is counted from 0, in the output or the session. */
function errorAt(unit: Unit, line: number, shown: string, what: string): AuthorError {
  const [file, first] =
    unit.kind === 'program' ? [`samples/${unit.page}/${unit.program.file}.out`, 1] : [unit.doc, unit.line + 1];
  return new AuthorError({
    file,
    line: first + line,
    expected: `an output that is the same on every machine: without ${what}`,
    found: shown,
    hint: `print something else, or mark it in samples/${unit.page}/samples.json: { "vary": [{ "pattern": "…", "why": "…" }] }`,
  });
}

/** Which lines of a session's text are commands, counted from 0: each starts with `$ `, and its further lines with `> `. */
function commandLines({ block }: SessionUnit, shown: readonly string[]): Set<number> {
  const found = new Set<number>();
  let line = 0;
  for (const { command } of block.steps) {
    const typed = `$ ${command.replaceAll('\n', '\n> ')}`.split('\n');
    while (line < shown.length && shown[line] !== typed[0]) line++;
    for (const _ of typed) found.add(line++);
  }
  return found;
}
