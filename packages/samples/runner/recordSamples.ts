import fs from 'node:fs';
import path from 'node:path';

import { defined } from '@groundwork/lib/defined';
import { firstLineOf } from '@groundwork/lib/firstLineOf';
import { readLock, writeLock, type PageLock } from '../contract/notes/lock';
import type { Evidence, VaryMark } from '../contract/fences/blocks';
import { firstDifference, withVaryingNamed, variedRanges } from '../contract/options/varies';
import { execute } from './suite/execute';
import { optionsOf } from './units/declared';
import { addsLines, otherSurroundings, type MachineSurroundings } from './outputs/elsewhere';
import { judgeEnding, tail } from './outputs/judge';
import { factsHere, type MachineFacts } from './outputs/machineFacts';
import { readRecorded, readsBack, rewriteSessions, sessionText, writeRecorded } from './outputs/recorded';
import { refuseFacts } from './outputs/refuseFacts';
import { Report } from './suite/report';
import { describeIsolation } from './sandbox/sandbox';
import { findUnits, resultOfOutcome, runSuite, selectPages, type Outcome } from './suite/suite';
import { sessionEvidence, programEvidence } from './units/evidence';
import type { PageUnits, ProgramUnit, SessionUnit, Unit } from './units/units';

/** What is to be recorded of the notes below `root`. */
export interface RecordOptions {
  /** The folder with `docs/` and `samples/`. */
  root: string;
  /** `topic` or `topic/page`, as in `docs/`; without any, all. */
  filters?: readonly string[];
  /** Whether what has not changed runs again as well. */
  all?: boolean;
  /** Whether new blocks that are declared not runnable are added to the lock. */
  allowNorun?: boolean;
}

/** What one recording knows. */
interface Recording {
  root: string;
  all: boolean;
  allowNorun: boolean;
  /** `YYYY-MM-DD` */
  today: string;
  facts: MachineFacts;
  report: Report;
  /** The outcomes that are to be written. */
  good: Map<Unit, Outcome>;
}

/**
 * Runs samples and writes down what they print: programs into `<file>.out`, sessions into the note, evidence into the
 * page's lock. Tells on the terminal what happens, and returns how many failed; of these nothing is written.
 * @throws Error where there is no such note
 */
export async function recordSamples(options: RecordOptions): Promise<number> {
  const { root, filters = [], all = false, allowNorun = false } = options;
  const selected = selectPages(root, filters);
  if (selected.length === 0)
    throw new Error(`no note matches ${filters.join(' ')}: expected topic or topic/page, as in docs/`);
  const { found, broken } = findUnits(root, selected);
  const report = new Report(describeIsolation());
  const today = new Date().toISOString().slice(0, 10);
  const recording = { root, all, allowNorun, today, facts: factsHere(), report, good: new Map<Unit, Outcome>() };
  for (const [page, error] of broken) report.fail(page, error.message.split('\n'));
  const outcomes = await runSuite(
    found.flatMap((page) => page.units),
    { root, all, workers: 2, onOutcome: (_, done, total) => report.progress(done, total) },
  );
  for (const outcome of outcomes) await accept(recording, outcome);
  for (const page of found) recordPage(recording, page);
  report.finish();
  return report.failed;
}

/** Takes an outcome that is as declared, names nothing of this machine and, where it is new, is the same in other surroundings. */
async function accept({ report, good, facts }: Recording, outcome: Outcome): Promise<void> {
  const { prepared, result } = outcome;
  const { unit, job, missing } = prepared;
  if (!result) return report.skip(unit.id, `${missing.join(', ')} not found on this machine`, outcome);
  const problems = judgeEnding(unit, result, job.limits);
  if (problems.length === 0) problems.push(...factsOf(outcome, facts));
  if (problems.length === 0 && isNew(outcome)) problems.push(...(await runAgain(outcome)));
  if (problems.length === 0) problems.push(...staleMarks(unit, result));
  const place = `${unit.id} (${unit.doc}:${unit.line})`;
  if (problems.length > 0)
    return report.fail(
      place,
      [
        ...problems,
        ...tail(result.output)
          .split('\n')
          .map((line) => `  | ${line}`),
      ],
      outcome,
    );
  good.set(unit, outcome);
  report.pass(outcome);
}

function isNew({ prepared: { unit }, result }: Outcome): boolean {
  const [before, after] = texts(unit, resultOfOutcome({ result }));
  return before === undefined || firstDifference(before, after, unit.vary) !== undefined;
}

function texts(unit: Unit, result: NonNullable<Outcome['result']>): [string | undefined, string] {
  if (unit.kind === 'program') return [readRecorded(unit), result.output];
  return [unit.block.text, sessionText(unit, result.steps ?? [])];
}

function factsOf({ prepared: { unit }, result }: Outcome, facts: MachineFacts): string[] {
  return refuseFacts(unit, texts(unit, resultOfOutcome({ result }))[1], facts).flatMap(({ message }) =>
    message.split('\n'),
  );
}

/** Runs a unit again in other surroundings and, where it prints something else there, once more to tell why. */
async function runAgain({ prepared, result }: Outcome): Promise<string[]> {
  const { unit } = prepared;
  const first = texts(unit, resultOfOutcome({ result }))[1];
  const textIn = async ({ prefix }: Pick<MachineSurroundings, 'prefix'>) =>
    texts(unit, await execute(prepared, prefix))[1];
  const processors = optionsOf(unit).measures === undefined ? 'one' : 'all';
  const old = otherSurroundings({ processors, release: 'old' });
  const inOld = await textIn(old);
  if (!firstDifference(first, inOld, unit.vary)) return [];

  const here = firstDifference(first, await textIn({ prefix: [] }), unit.vary);
  const hint = `hint: mark it in samples/${unit.page}/samples.json: { "vary": [{ "pattern": "…", "why": "…" }] }`;
  if (here) {
    const { line, recorded, actual } = here;
    const lines = `first   ${recorded}\n    second  ${actual}`;
    return [`varies from run to run, at line ${line} of the output\n    ${lines}`, hint];
  }
  const own = otherSurroundings({ processors, release: 'own' });
  const elsewhere = firstDifference(first, await textIn(own), unit.vary);
  if (!elsewhere && addsLines(withVaryingNamed(first, unit.vary), withVaryingNamed(inOld, unit.vary))) return [];
  const { names } = elsewhere ? own : { names: ['another kernel release'] };
  const { line, recorded, actual } = elsewhere ?? defined(firstDifference(first, inOld, unit.vary), 'A difference');
  return [
    `prints something else with ${names.join(', ')}, at line ${line} of the output\n    here   ${recorded}\n    there  ${actual}`,
    `${hint}; what needs several processors to show anything says so with "measures"`,
  ];
}

/** Writes what a page's samples printed: outputs, the note's sessions, and the lock. */
function recordPage(recording: Recording, page: PageUnits): void {
  const { root } = recording;
  const before = readLock(root, page.page);
  const sessions: { unit: SessionUnit; text: string }[] = [];
  const lock: PageLock = { programs: {}, sessions: {}, norun: {} };
  for (const unit of page.units) {
    if (unit.kind === 'program') {
      const entry = recordProgram(recording, unit, before);
      if (entry) lock.programs[unit.program.file] = entry;
    } else {
      const entry = recordSession(recording, unit, before, sessions);
      if (entry) lock.sessions[unit.key] = entry;
    }
  }
  lock.norun = recordExemptions(recording, page, before);
  const file = path.join(root, page.doc);
  const text = fs.readFileSync(file, 'utf8');
  const rewritten = rewriteSessions(text, sessions);
  if (rewritten !== text) fs.writeFileSync(file, rewritten);
  writeLock(root, page.page, lock);
}

/** The evidence of a program; that of an earlier run where this one did not end as declared. */
function recordProgram(recording: Recording, unit: ProgramUnit, before: PageLock): Evidence | undefined {
  const kept = before.programs[unit.program.file];
  const outcome = recording.good.get(unit);
  if (!outcome) return kept;
  const output = writeRecorded(unit, resultOfOutcome(outcome).output);
  return keepDate(recording, kept, programEvidence(unit, output, outcome.prepared.toolchain, recording.today));
}

function recordSession(
  recording: Recording,
  unit: SessionUnit,
  before: PageLock,
  sessions: { unit: SessionUnit; text: string }[],
): PageLock['sessions'][string] | undefined {
  const kept = before.sessions[unit.key];
  const outcome = recording.good.get(unit);
  if (!outcome) return kept;
  const text = sessionText(unit, resultOfOutcome(outcome).steps ?? []);
  if (!readsBack(text, unit.block.steps.length)) {
    recording.report.fail(unit.id, [
      'an output line looks like a prompt or a fence: change the command so that it does not',
    ]);
    return kept;
  }
  sessions.push({ unit, text });
  const first = `$ ${firstLineOf(unit.block.steps[0]?.command ?? '')}`;
  return {
    first,
    ...keepDate(recording, kept, sessionEvidence(unit, text, outcome.prepared.toolchain, recording.today)),
  };
}

/** The list of what does not run: it loses what is gone, and gains only on purpose. */
function recordExemptions(
  { report, allowNorun }: Recording,
  { page, doc, exemptions }: PageUnits,
  before: PageLock,
): PageLock['norun'] {
  const listed: PageLock['norun'] = {};
  for (const { key, reason, line } of exemptions) {
    report.exempt();
    if (allowNorun || before.norun[key] === reason) listed[key] = reason;
    else {
      report.fail(`${page} ${key} (${doc}:${line})`, [
        'a new norun block; if it truly cannot run here: npm run record -- --norun',
      ]);
    }
  }
  return listed;
}

/** The day changes only when what was recorded or decided about it does, or when everything was run again on purpose. */
function keepDate({ all }: Recording, kept: Evidence | undefined, evidence: Evidence): Evidence {
  const same =
    kept?.source === evidence.source && kept.output === evidence.output && kept.toolchain === evidence.toolchain;
  const decided = kept?.inputs === undefined || kept.inputs === evidence.inputs;
  return same && decided && !all ? { ...evidence, date: kept.date } : evidence;
}

/**
 * Marks on one program that cover nothing of its output. Those for a whole page or its sessions are checked by the
 * content tests, when everything is recorded.
 */
function staleMarks(unit: Unit, { output }: NonNullable<Outcome['result']>): string[] {
  const own: readonly VaryMark[] = unit.kind === 'program' ? (unit.program.options.vary ?? []) : [];
  return own
    .filter((mark) => mark.pattern !== undefined && variedRanges(output, [mark]).length === 0)
    .map((mark) => `the vary mark ${JSON.stringify(mark.pattern)} covers nothing of its output: remove or mend it`);
}
