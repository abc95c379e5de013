import { firstDifference } from '../../contract/options/varies';
import type { UnitResult } from '../suite/execute';
import type { Limits } from '../sandbox/limits';
import type { Unit } from '../units/units';

/** Why a unit fails; an empty list when it is as declared. Does not look at the recorded output. */
export function judgeEnding(unit: Unit, result: UnitResult, limits: Limits): string[] {
  const stopped = describeStop(result, limits);
  if (stopped) return [stopped];
  const problems = unit.kind === 'program' ? judgeProgram(unit, result) : judgeSession(unit, result);
  const fails = unit.kind === 'program' ? unit.fails : unit.block.fails;
  if (fails !== undefined && !result.output.includes(fails)) {
    problems.push(`expected it to fail with ${JSON.stringify(fails)}, which is not in its output`);
  }
  return problems;
}

/** Compares with the recorded output; undefined when nothing was recorded yet. */
export function judgeOutput(unit: Unit, recorded: string | undefined, actual: string): string[] {
  if (recorded === undefined) return ['has no recorded output: npm run record'];
  const difference = firstDifference(recorded, actual, unit.vary);
  if (!difference) return [];
  const { line, recorded: before, actual: after } = difference;
  return [
    `prints something else than was recorded, at line ${line} of the output\n    recorded  ${before}\n    printed   ${after}`,
  ];
}

/** The first difference from the recorded output in one line, for a report; undefined where there is none. */
export function differenceInWords(unit: Unit, recorded: string, actual: string): string | undefined {
  const difference = firstDifference(recorded, actual, unit.vary);
  if (!difference) return undefined;
  const { line, recorded: before, actual: after } = difference;
  return `line ${line} recorded ${JSON.stringify(before)}, printed ${JSON.stringify(after)}`;
}

/** A hint for the case that the output differs and so do the tools: the versions that recorded it and those of this machine. */
export function otherTools(recorded: string | undefined, here: string): string[] {
  return recorded === undefined || recorded === here ? [] : [`recorded with ${recorded}; this machine has ${here}`];
}

function describeStop({ ending, output }: UnitResult, limits: Limits): string | undefined {
  const reasons = {
    exited: undefined,
    time: `stopped: ran longer than ${limits.timeout} s`,
    memory: `stopped: used more than ${limits.memory} MiB of memory`,
    processes: `stopped: more than ${limits.processes - 8} processes and threads`,
    output: `stopped: printed more than ${limits.output / 1024} KiB`,
    broken: `could not be started: ${causeIn(output)}`,
  };
  return reasons[ending];
}

/** What a tool that prepares says first is the cause (the command, its error); after it come traces and hints. */
const causeIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .join(' | ');

function judgeProgram(unit: Extract<Unit, { kind: 'program' }>, { status }: UnitResult): string[] {
  if (unit.exit !== undefined) {
    return status === unit.exit ? [] : [`exited with ${describeStatus(status)}, expected exit=${unit.exit}`];
  }
  if (unit.fails !== undefined) return status === 0 ? ['expected to fail, but succeeded: remove fails='] : [];
  return status === 0 ? [] : [`exited with ${describeStatus(status)}; a failure on purpose says exit= or fails=`];
}

function judgeSession({ block }: Extract<Unit, { kind: 'session' }>, { steps = [] }: UnitResult): string[] {
  if (steps.length < block.steps.length)
    return [`ended at command ${steps.length} of ${block.steps.length}: ${steps.at(-1)?.output ?? ''}`];
  const failed = steps.flatMap((step, index) =>
    step.status === 0 ? [] : [{ ...step, command: block.steps[index]?.command ?? '' }],
  );
  const found = failed.map((step) => step.status).join(',');
  const expected = block.exits.filter((status) => status !== 0).join(',');
  if (found === expected) return [];
  if (!expected)
    return failed.map(
      (step) =>
        `\`${step.command}\` exited with ${describeStatus(step.status)}; a failure on purpose says exit=${found}`,
    );
  return [`commands failed with the statuses ${found || 'none'}, expected exit=${expected}`];
}

function describeStatus(status: number): string {
  const signals: Record<number, string> = {
    134: 'SIGABRT',
    135: 'SIGBUS',
    136: 'SIGFPE',
    137: 'SIGKILL',
    139: 'SIGSEGV',
    143: 'SIGTERM',
    153: 'SIGXFSZ: wrote a larger file than allowed',
  };
  return signals[status] ? `${status} (${signals[status]})` : String(status);
}

/** The last lines of an output, for a report. */
export function tail(output: string, lines = 12): string {
  const all = output.trimEnd().split('\n');
  const shown = all.slice(-lines).map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line));
  return [...(all.length > lines ? [`… ${all.length - lines} lines before`] : []), ...shown].join('\n');
}
