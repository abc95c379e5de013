import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { defined } from '@groundwork/lib/defined';
import { AuthorError } from '@groundwork/lib/authorError';

const regularExpression = z.string().min(1).refine(isRegularExpression, 'is not a regular expression');
const why = z.string().min(5);

const vary = z.union([
  z.strictObject({ pattern: regularExpression, why }),
  z.strictObject({ order: z.literal('lines'), why }),
]);

/** Limits and surroundings that a program or a page's sessions can ask for. */
const surroundings = {
  vary: z.array(vary).optional(),
  env: z.record(z.string().regex(/^[A-Za-z_]\w*$/), z.string()).optional(),
  /** The loopback interface is up; nothing else is reachable. */
  network: z.literal('loopback').optional(),
  /** A private PostgreSQL, fresh for this run, reached through the usual environment variables. */
  services: z.array(z.literal('postgres')).optional(),
  /**
   * Why other programs on the machine can change what it prints, as with times: when that differs from what was
   * recorded, it runs again while no other sample does, at most twice.
   */
  measures: why.optional(),
  /** Commands beside the toolchains, each listed with its Debian package in knownCommands.ts. */
  needs: z.array(z.string().min(1)).optional(),
  /**
   * The programs that decide what it prints, where the one that runs it only drives them: the evidence names these.
   * The names are those of packages/samples/runner/toolchains/deciders.ts.
   */
  decides: z.array(z.string().min(1)).min(1).optional(),
  /** Why it runs with a version whose makers no longer support it (packages/samples/contract/options/support.ts): readers see it. */
  endOfLife: z.string().min(10).optional(),
  /** Seconds of wall-clock time. */
  timeout: z.number().positive().max(300).optional(),
  /** MiB of resident memory, all processes together. */
  memory: z.number().int().positive().max(4096).optional(),
  /** Processes and threads at the same time. */
  processes: z.number().int().positive().max(20_000).optional(),
  /** Root over namespaces of its own: may mount, and configure its own network. */
  user: z.literal('root').optional(),
  /** Runs on a pseudo-terminal, so that programs see a terminal on their standard streams. Sessions do by default. */
  tty: z.boolean().optional(),
};

const program = z.strictObject({
  ...surroundings,
  args: z.array(z.string()).optional(),
  stdin: z.string().optional(),
  /** Another way to run the file: `tsc` type-checks it, `bash` runs `command`. */
  run: z.enum(['tsc', 'command']).optional(),
  /** The command for `run: command`; `$FILE` is the file. */
  command: z.string().optional(),
  jdk: z.union([z.literal(17), z.literal(25)]).optional(),
  /** `group:artifact:version` on Maven Central, with what they need in turn. */
  libs: z.array(z.string().regex(/^[\w.-]+:[\w.-]+:[\w.-]+(:\w+(:\w+)?)?$/)).optional(),
  /** More arguments for the compiler (`gcc`, `tsc`) or the virtual machine (`java`, `node`). */
  flags: z.array(z.string()).optional(),
  /** JSON schema (a file of this folder) that a YAML, JSON or TOML file is checked against. */
  schema: z.string().optional(),
  /** Why there is no Run button: its output in the browser differs by design, or takes too long. Checked to be needed. */
  notInBrowser: z.string().min(10).optional(),
  /** Height of the frame that shows the live result of a page or component, in pixels. */
  frame: z.number().int().min(60).max(800).optional(),
});

const samplesJson = z.strictObject({
  $schema: z.string().optional(),
  vary: z.array(vary).optional(),
  endOfLife: surroundings.endOfLife,
  programs: z.record(z.string(), program).optional(),
  sessions: z.strictObject({ ...surroundings, libs: program.shape.libs }).optional(),
});

export type ProgramOptions = z.infer<typeof program>;
export type SamplesJson = z.infer<typeof samplesJson>;

function isRegularExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Reads `samples.json` of a page's sample folder; an absent file is an empty one. */
export function readSamplesJson(root: string, folder: string): SamplesJson {
  const file = path.join(folder, 'samples.json');
  if (!fs.existsSync(file)) return {};
  const name = path.relative(root, file);
  const parsed = samplesJson.safeParse(parseJson(fs.readFileSync(file, 'utf8'), name));
  if (parsed.success) return parsed.data;
  const issue = defined(parsed.error.issues[0], 'The first problem');
  throw new AuthorError({
    file: name,
    expected: `${issue.path.join('.') || 'the file'} as packages/samples/contract/options/samplesJson.ts describes it`,
    found: issue.message,
    hint: 'options: vary, env, measures, needs, decides, endOfLife, network, services, timeout, memory, processes, user, tty; programs also args, stdin, run, command, jdk, libs, flags, schema, notInBrowser, frame',
  });
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AuthorError({
      file: name,
      expected: 'JSON',
      found: (error as Error).message,
      hint: 'JSON has no comments and no trailing commas; a backslash in a pattern is written twice',
    });
  }
}
