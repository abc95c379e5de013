import path from 'node:path';

import { samplesFolderOf } from '../../contract/notes/pages';
import { isWalk } from '../../contract/notes/walkForm';
import type { ProgramOptions } from '../../contract/options/samplesJson';
import { quote, type Plan } from '../languages/language';
import { withLibraries } from '../dependencies/mavenLibraries';
import { defaultLimits, type Limits } from '../sandbox/limits';
import { sessionScript } from './sessionScript';
import type { SessionUnit, Unit } from './units';

/** What samples.json says about a program or the sessions. */
export type DeclaredOptions = ProgramOptions | SessionUnit['options'];

/** The name that a session's shell gives itself in what it complains about. */
export const sessionShell = 'session-shell';

/** How a unit is to be run, as the repository alone decides it: the same on every machine. */
interface Declared {
  plan: Plan;
  options: DeclaredOptions;
  /** Bash script, for a pseudo-terminal where one is wanted. */
  script: string;
  /** `$0` of that script. */
  name: string;
  /** The page's sample folder, and the files in it that the unit sees. */
  folder: string;
  files: readonly string[];
  /** Whether it sees them as the page shows them, which a reader can type: without markers and notes. */
  asShown: boolean;
  /** Name of the sample's folder below /home/reader. */
  cwd: string;
  /** What the plan and the options set. */
  env: Readonly<Record<string, string>>;
  limits: Limits;
}

/** Works out how a unit is to be run. Looks at nothing of this machine, and fetches nothing. */
export function declaredOf(unit: Unit): Declared {
  const plan = planOf(unit);
  const options = optionsOf(unit);
  const name = unit.kind === 'session' ? sessionShell : 'bash';
  return {
    plan,
    options,
    script: (options.tty ?? unit.kind === 'session') ? onTerminal(plan.script, name) : plan.script,
    name,
    folder: samplesFolderOf(unit.root, unit.page),
    files: unit.kind === 'program' ? unit.program.inputs : unit.inputs,
    asShown: isWalk(unit.root, unit.page),
    cwd: path.basename(unit.page),
    env: { ...plan.env, ...options.env },
    limits: { ...defaultLimits, ...plan.limits, ...onlyLimits(options) },
  };
}

/** What samples.json says about a unit. */
export const optionsOf = (unit: Unit): DeclaredOptions =>
  unit.kind === 'program' ? unit.program.options : unit.options;

function planOf(unit: Unit): Plan {
  if (unit.kind === 'session') {
    const script = sessionScript(unit.block.steps);
    return { ...withLibraries(unit.options.libs), script, limits: { memory: 1536 } };
  }
  const plan = unit.language.plan(unit.program);
  return { ...plan, stdin: unit.program.options.stdin ?? plan.stdin };
}

/** On a pseudo-terminal, 72 columns wide like a page's samples, that does not echo. */
function onTerminal(script: string, name: string): string {
  const inner = `stty -echo cols 72 rows 24; exec bash --norc -c ${quote(script)} ${name}`;
  return `exec script --quiet --return --flush --echo never --command ${quote(inner)} /dev/null`;
}

function onlyLimits(options: { timeout?: number; memory?: number; processes?: number }) {
  const { timeout, memory, processes } = options;
  return { ...(timeout && { timeout }), ...(memory && { memory }), ...(processes && { processes }) };
}
