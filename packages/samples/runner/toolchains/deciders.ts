import { debianPackageOf } from '../../contract/options/knownCommands';
import type { SamplesJson } from '../../contract/options/samplesJson';
import { packageLabel } from './commands';
import { findTool, kernelLabel, probe, type ToolName } from './toolchains';

/** What a run is given, as far as it says which version decides. */
interface Given {
  libs?: readonly string[];
}

/** A program that decides what a sample prints, though another one starts it. */
interface Decider {
  /** Its command among those that samples ask for with `needs`, which the evidence then need not name again. */
  command?: string;
  /** Its name and version; undefined where it is not on this machine. */
  label: (given: Given) => string | undefined;
}

const tool = (name: ToolName): Decider => ({ label: () => findTool(name)?.label });

const printed = (command: string, args: string[], version: RegExp, label: string): Decider => ({
  command,
  label: () => probe(command, args, version, label)?.label,
});

/** A package of Debian whose program takes long to say its version, or says none. */
const packaged = (command: string, label: string): Decider => ({
  command,
  label: () => packageLabel(command)?.replace(/^\S+/, label),
});

/** A library from Maven Central: `libs` pins its version. */
const library = (artifact: string, label: string): Decider => ({
  label: ({ libs = [] }) => {
    const pinned = libs.find((lib) => lib.startsWith(`${artifact}:`));
    return pinned && `${label} ${pinned.split(':')[2]}`;
  },
});

const named: Readonly<Record<string, Decider>> = {
  bash: { label: () => findTool('bash')?.label.replace(/ on .*/, '') },
  chromium: tool('chromium'),
  gcc: tool('gcc'),
  git: printed('git', ['--version'], /version (\S+)/, 'Git'),
  go: tool('go'),
  h2: library('com.h2database:h2', 'H2'),
  hibernate: library('org.hibernate.orm:hibernate-core', 'Hibernate'),
  java: tool('java 25'),
  kafka: library('org.apache.kafka:kafka-server', 'Kafka'),
  'kafka-clients': library('org.apache.kafka:kafka-clients', 'Kafka clients'),
  linux: { label: kernelLabel },
  maven: library('org.apache.maven:apache-maven', 'Maven'),
  nginx: printed('nginx', ['-v'], /nginx\/(\S+)/, 'nginx'),
  node: tool('node'),
  openssh: printed('ssh', ['-V'], /OpenSSH_(\w+\.\w+)/, 'OpenSSH'),
  openssl: printed('openssl', ['version'], /OpenSSL (\S+)/, 'OpenSSL'),
  postgres: tool('postgres'),
  python: tool('python'),
  rabbitmq: packaged('rabbitmq-server', 'RabbitMQ'),
  spring: library('org.springframework:spring-context', 'Spring'),
  sqlite: tool('sqlite'),
  tomcat: library('org.apache.tomcat.embed:tomcat-embed-core', 'Tomcat'),
  'user-mode-linux': packaged('linux.uml', 'User-mode Linux'),
};

/** The names that `decides` may hold: these programs, and each command that samples may ask for with `needs`. */
export const deciderNames: readonly string[] = [
  ...new Set([...Object.keys(named), ...Object.keys(debianPackageOf)]),
].sort();

function deciderOf(name: string): Decider {
  const known = Object.hasOwn(named, name) ? named[name] : undefined;
  return known ?? { command: name, label: () => packageLabel(name) };
}

/** Name and version of a program that decides; undefined where this machine, or `libs`, does not have it. */
export const deciderLabel = (name: string, given: Given): string | undefined => deciderOf(name).label(given);

/**
 * Names and versions of the programs that decide, with the kernel below them: `PostgreSQL 15.18 on Linux 6.18`.
 * Takes at least one name.
 */
export function decidersLabel(names: readonly string[], given: Given): string {
  const labels = names.map((name) => deciderLabel(name, given) ?? `${name} (missing)`).join(', ');
  return labels.includes('Linux') ? labels : `${labels} on ${kernelLabel()}`;
}

/** The commands of `needs` that no named decider stands for. */
export function neededBeside(needs: readonly string[], names: readonly string[]): string[] {
  const covered = new Set(names.map((name) => deciderOf(name).command));
  return needs.filter((command) => !covered.has(command));
}

/** The programs that a page's samples name as deciding. */
export const namedDeciders = ({ programs = {}, sessions }: SamplesJson): string[] =>
  [...Object.values(programs), sessions].flatMap((options) => options?.decides ?? []);
