import type { SessionStep } from '../../contract/fences/blocks';

export interface StepResult {
  output: string;
  status: number;
}

// Record separator: no program of a note prints it.
const mark = '\u001e';

/**
 * A bash script that runs the commands one after the other in one shell and prints a mark with the status after
 * each; `$?` of a command stays visible to the next one.
 */
export function sessionScript(steps: readonly SessionStep[]): string {
  const define = `__mark() { local s=$?; printf '\\036%s\\036\\n' "$s"; return "$s"; }`;
  const commands = steps.map(({ command }) => `eval '${command.replaceAll("'", `'\\''`)}'\n__mark`);
  return [define, ...commands].join('\n');
}

/** Splits the output of `sessionScript`. Commands after one that ended the shell have no result. */
export function readStepOutputs(output: string, count: number, status: number): StepResult[] {
  const parts = output.split(mark);
  const results: StepResult[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    results.push({ output: tidy(parts[index] ?? '', index > 0), status: Number(parts[index + 1]) });
  }
  const rest = parts.at(-1) ?? '';
  if (results.length < count) results.push({ output: tidy(rest, results.length > 0), status });
  return results;
}

function tidy(part: string, afterMark: boolean): string {
  return (afterMark ? part.replace(/^\n/, '') : part).replace(/\n+$/, '');
}
