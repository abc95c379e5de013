import fs from 'node:fs';
import path from 'node:path';

import { readFences } from '../../contract/fences/fences';
import { formatSession, parseSession } from '../../contract/fences/session';
import { samplesFolderOf } from '../../contract/notes/pages';
import type { SessionStep } from '../../contract/fences/blocks';
import { sameOutput } from '../../contract/options/varies';
import type { ProgramUnit, SessionUnit } from '../units/units';
import type { StepResult } from '../units/sessionScript';

/** The recorded output of a program; undefined when there is none. */
export function readRecorded(unit: ProgramUnit): string | undefined {
  const file = recordedFile(unit);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Writes a program's output beside it. What differs only where it varies is left as it was. Returns the text. */
export function writeRecorded(unit: ProgramUnit, output: string): string {
  const before = readRecorded(unit);
  if (before !== undefined && sameOutput(before, output, unit.vary)) return before;
  fs.writeFileSync(recordedFile(unit), output);
  return output;
}

function recordedFile({ program }: ProgramUnit): string {
  return path.join(samplesFolderOf(program.root, program.page), `${program.file}.out`);
}

/** The session with the outputs of a run. A step that differs only where it varies is left as it was. */
export function sessionText(unit: SessionUnit, results: readonly StepResult[]): string {
  const steps: SessionStep[] = unit.block.steps.map((step, index) => {
    const output = results[index]?.output ?? '';
    return sameOutput(step.output, output, unit.vary) ? step : { ...step, output };
  });
  return formatSession(steps);
}

/** Writes recorded sessions into a note's text. `text` must be the one that the blocks were found in. */
export function rewriteSessions(text: string, sessions: readonly { unit: SessionUnit; text: string }[]): string {
  const lines = text.split('\n');
  // From the bottom, so that the lines above stay where they were read.
  for (const { line, end, indent } of readFences(text).reverse()) {
    const recorded = sessions.find(({ unit }) => unit.line === line);
    if (!recorded) continue;
    const body = recorded.text.split('\n').map((row) => (row ? indent + row : row));
    lines.splice(line, end - 1 - line, ...body);
  }
  return lines.join('\n');
}

/** Whether a recorded session of so many commands is read back from the note as it is: an output may look like a prompt. */
export function readsBack(text: string, commands: number): boolean {
  const steps = parseSession(text);
  return steps?.length === commands && formatSession(steps) === text && !/^\s*(`{3,}|~{3,})/m.test(text);
}
