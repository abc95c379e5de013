import { defined } from '../../lib/defined';
import { packageOf } from '../../lib/samples/debianPackages';
import path from 'node:path';

import { samplesFolderOf } from '../../lib/samples/pages';
import type { ProgramOptions } from '../../lib/samples/samplesJson';
import { hasCommand, packageLabel } from './commands';
import { deciderLabel, decidersLabel, neededBeside } from './deciders';
import { quote, type Plan } from './languages/language';
import { defaultLimits } from './limits';
import { packageBinds } from './packages';
import { isolationAvailable, runIsolated, type Job, type RunResult } from './sandbox';
import { postgresService } from './services';
import { readStepOutputs, sessionScript, type StepResult } from './sessionScript';
import { baseBinds, baseEnvironment, sharedCache } from './surroundings';
import { findTool, type ToolName } from './toolchains';
import type { SessionUnit, Unit } from './units';
import { umlSupport } from './userModeLinux';

export interface UnitResult extends RunResult {
  /** For a session: what each command printed, and its status. */
  steps?: StepResult[];
}

/** A unit made ready: what is run, and with which tools. */
export interface PreparedUnit {
  unit: Unit;
  plan: Plan;
  job: Job;
  /** Tools that this machine lacks. */
  missing: Missing[];
  /** Name and version of the tool that the evidence names. */
  toolchain: string;
}

export type Missing = string;

/** What samples.json says about a program or the sessions. */
type Options = ProgramOptions | SessionUnit['options'];

// Folders that exist only where the sandbox mounts them.
const needsMounts = /\/(node_modules|environment|libraries)\//;

/** Works out how a unit is run on this machine, without running it. */
export async function prepare(root: string, unit: Unit): Promise<PreparedUnit> {
  const plan = planOf(unit);
  const options = unit.kind === 'program' ? unit.program.options : unit.options;
  const name = unit.kind === 'session' ? sessionShell : 'bash';
  const wanted: ToolName[] = [...plan.tools, ...(options.services ?? [])];
  const missing: Missing[] = wanted.filter((tool) => !findTool(tool));
  missing.push(...(options.needs ?? []).filter((command) => !hasCommand(command)).map(namedWithPackage));
  missing.push(...(options.decides ?? []).filter((decider) => deciderLabel(decider, options) === undefined));
  if (needsMounts.test(plan.script) && !isolationAvailable()) missing.push('isolation (user namespaces)');
  const services = [...(plan.services ?? []), ...(options.services ?? [])];
  const service = services.length > 0 && missing.length === 0 ? await postgresService(options.network) : undefined;
  const uml = options.needs?.includes('linux.uml') && isolationAvailable() ? umlSupport(sharedCache) : undefined;
  const folder = samplesFolderOf(root, unit.page);
  const files = unit.kind === 'program' ? unit.program.inputs : unit.inputs;
  const cwd = path.basename(unit.page);
  const script = (options.tty ?? unit.kind === 'session') ? onTerminal(plan.script, name) : plan.script;
  const job: Job = {
    script: service ? `${service.prologue}\n${script}` : script,
    name,
    folder,
    files,
    cwd,
    env: { ...baseEnvironment(), ...uml?.env, ...service?.env, ...plan.env, ...options.env },
    stdin: plan.stdin,
    binds: [
      ...baseBinds(),
      ...packageBinds(root, folder, files, `/home/reader/${cwd}`),
      ...(uml?.binds ?? []),
      ...(service?.binds ?? []),
      ...(plan.binds ?? []),
    ],
    network: options.network,
    user: options.user,
    limits: { ...defaultLimits, ...plan.limits, ...onlyLimits(options) },
  };
  return { unit, plan, job, missing, toolchain: toolchainOf(plan, options) };
}

/** Name and version of what decided, as the evidence prints it: the tool that ran it or, where samples.json names them, the programs that it drives; and the commands it asked for. */
function toolchainOf({ tools }: Plan, options: Options): string {
  const { decides = [], needs = [] } = options;
  const label = decides.length > 0 ? decidersLabel(decides, options) : toolLabel(defined(tools[0], 'A tool'));
  const others = neededBeside(needs, decides).flatMap((command) => packageLabel(command) ?? []);
  return [label, ...new Set(others)].join(', ');
}

const toolLabel = (name: ToolName): string => findTool(name)?.label ?? `${name} (missing)`;

function namedWithPackage(command: string): string {
  return `${command} (Debian's package ${packageOf[command]})`;
}

/** Runs a prepared unit once. */
export async function execute({ unit, job }: PreparedUnit): Promise<UnitResult> {
  const result = await runIsolated(job);
  if (unit.kind === 'program') return { ...result, output: withSignal(result) };
  const steps = readStepOutputs(result.output, unit.block.steps.length, result.status);
  return { ...result, steps: steps.map((step) => ({ ...step, output: asBash(step.output) })) };
}

const sessionShell = 'session-shell';

const signals: Record<number, string> = {
  132: 'Illegal instruction',
  134: 'Aborted',
  135: 'Bus error',
  136: 'Floating point exception',
  137: 'Killed',
  139: 'Segmentation fault',
};

/** A shell in a terminal says which signal ended a program; the one that runs a program alone does not. */
function withSignal({ ending, status, output }: RunResult): string {
  const signal = ending === 'exited' ? signals[status] : undefined;
  if (!signal || output.trimEnd().endsWith(signal)) return output;
  return `${output && !output.endsWith('\n') ? `${output}\n` : output}${signal}\n`;
}

const complaint = new RegExp(
  `^${sessionShell}: (?:eval: )?line \\d+:(?: +\\d+ (${Object.values(signals).join('|')}).*$)? ?`,
  'gm',
);

/** What an interactive bash would print: a script's bash adds its line and, for a signal, the process and the command. */
function asBash(output: string): string {
  return output.replace(complaint, (_, signal: string | undefined) => signal ?? 'bash: ');
}

function planOf(unit: Unit): Plan {
  if (unit.kind === 'session') {
    return { tools: ['bash'], script: sessionScript(unit.block.steps), limits: { memory: 1536 } };
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
