import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';

import { headlessShell } from '@groundwork/machine/chromium';

export type ToolName =
  | 'go'
  | 'java 25'
  | 'java 17'
  | 'node'
  | 'tsx'
  | 'tsc'
  | 'gcc'
  | 'python'
  | 'bash'
  | 'sqlite'
  | 'postgres'
  | 'chromium'
  | 'chromium with windows'
  | 'react'
  | 'maven'
  | 'schema';

/** A tool found on this machine. */
interface Tool {
  /** Name and version, as the evidence line prints it. */
  label: string;
  /** Folder of its executables. */
  bin: string;
  executable: string;
}

const require = createRequire(import.meta.url);
const cache = new Map<ToolName, Tool | undefined>();

const finders: Record<ToolName, () => Tool | undefined> = {
  go: () => probe('go', ['version'], /go version go(\S+)/, 'Go'),
  'java 25': () => findJdk(25),
  'java 17': () => findJdk(17),
  node: () => probe('node', ['--version'], /v(\S+)/, 'Node.js'),
  tsx: () => onNode('tsx', 'tsx'),
  tsc: () => onNode('typescript', 'TypeScript'),
  gcc: () => probe('gcc', ['--version'], /(\d+\.\d+\.\d+)/, 'gcc'),
  python: () =>
    probe('/usr/bin/python3', ['--version'], /Python (\S+)/, 'Python') ??
    probe('python3', ['--version'], /Python (\S+)/, 'Python'),
  bash: () => withKernel(probe('bash', ['--version'], /version (\d+\.\d+\.\d+)/, 'bash')),
  sqlite: () => probe('sqlite3', ['--version'], /^(\S+)/, 'SQLite'),
  postgres: () => probe(postgresBinary('postgres'), ['--version'], /(\d+\.\d+)/, 'PostgreSQL'),
  chromium: () => findChromium([headlessShell, ...withWindows]),
  'chromium with windows': () => findChromium(withWindows),
  react: () => reactInBrowser(),
  maven: () => probe('mvn', ['--version'], /Maven (\S+)/, 'Maven'),
  schema: () => ({
    label: `Ajv ${packageVersion('ajv')}`,
    bin: path.dirname(process.execPath),
    executable: process.execPath,
  }),
};

/** The tool on this machine, or undefined. Looked up once a run. */
export function findTool(name: ToolName): Tool | undefined {
  if (!cache.has(name)) cache.set(name, finders[name]());
  return cache.get(name);
}

/** A command's name and version, as `args` make it print them; undefined where it is not installed. */
export function probe(command: string, args: string[], version: RegExp, label: string): Tool | undefined {
  const executable = resolveExecutable(command);
  if (!executable) return undefined;
  const { stdout, stderr } = spawnSync(executable, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const found = version.exec(`${stdout}${stderr}`)?.[1];
  return found ? { label: `${label} ${found}`, bin: path.dirname(executable), executable } : undefined;
}

function resolveExecutable(command: string): string | undefined {
  const folders = command.includes('/') ? [''] : (process.env['PATH'] ?? '').split(':');
  return folders.map((folder) => (folder ? path.join(folder, command) : command)).find((file) => fs.existsSync(file));
}

function packageVersion(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}

function onNode(name: string, label: string): Tool | undefined {
  const node = findTool('node');
  return (
    node && { label: `${label} ${packageVersion(name)} on ${node.label}`, bin: node.bin, executable: node.executable }
  );
}

const withWindows = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser that the environment variable CHROMIUM names, or the first of these that is installed. */
function findChromium(installed: string[]): Tool | undefined {
  const named = process.env['CHROMIUM'];
  for (const name of named ? [named] : installed) {
    const tool = probe(name, ['--version'], /(\d+\.\d+\.\d+\.\d+)/, 'Chromium');
    if (tool) return tool;
  }
  return undefined;
}

function reactInBrowser(): Tool | undefined {
  const chromium = findTool('chromium');
  return chromium && { ...chromium, label: `React ${packageVersion('react')} on ${chromium.label}` };
}

/** The kernel that runs samples, such as `Linux 6.18`. */
export const kernelLabel = (): string => `Linux ${/^\d+\.\d+/.exec(os.release())?.[0] ?? os.release()}`;

function withKernel(tool: Tool | undefined): Tool | undefined {
  return tool && { ...tool, label: `${tool.label} on ${kernelLabel()}` };
}

/** A JDK from JAVA_HOME_<n>_X64 (GitHub's runners), JAVA_HOME or /usr/lib/jvm. */
function findJdk(major: 17 | 25): Tool | undefined {
  const jvm = '/usr/lib/jvm';
  const installed = fs.existsSync(jvm) ? fs.readdirSync(jvm).map((name) => path.join(jvm, name)) : [];
  const homes = [process.env[`JAVA_HOME_${major}_X64`], process.env['JAVA_HOME'], ...installed];
  for (const home of homes) {
    if (!home || !fs.existsSync(path.join(home, 'bin/javac'))) continue;
    const tool = probe(path.join(home, 'bin/java'), ['-version'], new RegExp(`version "(${major}[.\\d]*)`), 'Java');
    if (tool) return { ...tool, bin: path.join(fs.realpathSync(home), 'bin') };
  }
  return undefined;
}

/** Debian keeps the server's programs out of PATH. */
export function postgresBinary(name: string): string {
  const base = '/usr/lib/postgresql';
  const newest = fs.existsSync(base) ? fs.readdirSync(base).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return newest ? path.join(base, newest, 'bin', name) : name;
}
