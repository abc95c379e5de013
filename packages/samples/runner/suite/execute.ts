import { defined } from '@groundwork/lib/defined';
import { debianPackageOf } from '../../contract/options/knownCommands';
import { hasCommand, packageLabel } from '../toolchains/commands';
import { deciderLabel, decidersLabel, neededBeside } from '../toolchains/deciders';
import { declaredOf, sessionShell, type DeclaredOptions } from '../units/declared';
import type { Plan } from '../languages/language';
import { libraryBinds } from '../dependencies/mavenLibraries';
import { packageBinds } from '../dependencies/packages';
import { isolationAvailable, runIsolated, type Job, type RunResult } from '../sandbox/sandbox';
import { postgresService } from '../dependencies/services';
import { readStepOutputs, type StepResult } from '../units/sessionScript';
import { baseBinds, baseEnvironment, browserEnvironment, sharedCache } from '../sandbox/surroundings';
import { findTool, type ToolName } from '../toolchains/toolchains';
import type { Unit } from '../units/units';
import { umlSupport } from '../dependencies/userModeLinux';

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

type Missing = string;

// Folders that exist only where the sandbox mounts them.
const needsMounts = /\/(node_modules|environment|libraries)\//;

/** Works out how a unit is run on this machine, without running it, and fetches what it needs. */
export async function prepareUnit(unit: Unit): Promise<PreparedUnit> {
  const { plan, options, script, name, folder, files, asShown, cwd, env, limits } = declaredOf(unit);
  const wanted: ToolName[] = [...plan.tools, ...(options.services ?? [])];
  const missing: Missing[] = wanted.filter((tool) => !findTool(tool));
  missing.push(...(options.needs ?? []).filter((command) => !hasCommand(command)).map(namedWithPackage));
  missing.push(...(options.decides ?? []).filter((decider) => deciderLabel(decider, options) === undefined));
  if (needsMounts.test(plan.script) && !isolationAvailable()) missing.push('isolation (user namespaces)');
  const services = [...(plan.services ?? []), ...(options.services ?? [])];
  const service = services.length > 0 && missing.length === 0 ? await postgresService(options.network) : undefined;
  const uml = options.needs?.includes('linux.uml') && isolationAvailable() ? umlSupport(sharedCache) : undefined;
  const job: Job = {
    script: service ? `${service.prologue}\n${script}` : script,
    name,
    folder,
    files,
    asShown,
    cwd,
    env: {
      ...baseEnvironment(),
      ...(plan.tools.includes('chromium') && browserEnvironment()),
      ...uml?.env,
      ...service?.env,
      ...env,
    },
    stdin: plan.stdin,
    binds: [
      ...baseBinds(),
      ...packageBinds(folder, files, `/home/reader/${cwd}`),
      ...(uml?.binds ?? []),
      ...(service?.binds ?? []),
      ...(findTool('maven') ? libraryBinds(plan.libs ?? []) : []),
    ],
    network: options.network,
    user: options.user,
    limits,
  };
  return { unit, plan, job, missing, toolchain: toolchainOf(plan, options) };
}

/** Name and version of what decided, as the evidence prints it: the tool that ran it or, where samples.json names them, the programs that it drives; and the commands it asked for. */
function toolchainOf({ tools }: Plan, options: DeclaredOptions): string {
  const { decides = [], needs = [] } = options;
  const label = decides.length > 0 ? decidersLabel(decides, options) : toolLabel(defined(tools[0], 'A tool'));
  const others = neededBeside(needs, decides).flatMap((command) => packageLabel(command) ?? []);
  return [label, ...new Set(others)].join(', ');
}

const toolLabel = (name: ToolName): string => findTool(name)?.label ?? `${name} (missing)`;

function namedWithPackage(command: string): string {
  return `${command} (Debian's package ${debianPackageOf[command]})`;
}

/** Runs a prepared unit once, begun by the words of `prefix` where it is to run in other surroundings. */
export async function execute({ unit, job }: PreparedUnit, prefix: readonly string[] = []): Promise<UnitResult> {
  const result = await runIsolated(job, prefix);
  if (unit.kind === 'program') return { ...result, output: withSignal(result) };
  const steps = readStepOutputs(result.output, unit.block.steps.length, result.status);
  return { ...result, steps: steps.map((step) => ({ ...step, output: asBash(step.output) })) };
}

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
