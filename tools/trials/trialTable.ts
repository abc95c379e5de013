import type { Round, Trial } from './readTrials';

/** What a round fell short of; empty for one that passed. The bar is that of "The trial" in CONTRIBUTING.md. */
export function missingToPass(round: Round | undefined): string[] {
  if (!round) return ['no round yet'];
  const { facts, clarity, errors, newcomer, refuter, vocabulary_missing: words } = round;
  return [
    ...(facts < 9 ? [`facts ${facts} of 9`] : []),
    ...(clarity < 8 ? [`clarity ${clarity} of 8`] : []),
    ...(errors === undefined ? ['no refuter has read it'] : []),
    ...(errors !== undefined && errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(newcomer === 'best' ? ['the newcomer prefers the other page'] : []),
    ...(refuter === 'best' ? ['the refuter prefers the other page'] : []),
    ...(words.length > 0 ? [`not defined: ${words.join(', ')}`] : []),
  ];
}

const head = ['note', 'round', 'date', 'facts', 'clarity', 'value', 'errors', 'newcomer', 'refuter', 'missing to pass'];

/** The table of trials: the last round of each note, or every round. */
export function trialTable(trials: readonly Trial[], every: boolean): string {
  const rows = trials.flatMap((trial) => {
    const rounds = trial.rounds.map((round, index) => rowOf(trial.page, index + 1, round));
    if (rounds.length === 0) return [rowOf(trial.page, 0, undefined)];
    return every ? rounds : rounds.slice(-1);
  });
  const passed = trials.filter(({ rounds }) => missingToPass(rounds.at(-1)).length === 0).length;
  return `${aligned([head, ...rows])}\n\n${passed} of ${trials.length} passed.`;
}

function rowOf(page: string, number: number, round: Round | undefined): string[] {
  const missing = missingToPass(round).join('; ') || 'nothing';
  if (!round) return [page, '-', '-', '-', '-', '-', '-', '-', '-', missing];
  const { date, facts, clarity, value, errors, newcomer, refuter } = round;
  const cells = [number, date, facts, clarity, value, errors, newcomer, refuter].map((cell) => String(cell ?? '-'));
  return [page, ...cells, missing];
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
