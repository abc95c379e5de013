import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { hashOf } from '../../contract/hash';
import type { PreparedUnit, UnitResult } from './execute';
import { findTool } from '../toolchains/toolchains';

/** Counted up whenever the way in which samples are run changes what they print. */
const runnerVersion = '1';

/** Hash of all that can change what a unit prints: its files, commands, environment, limits and tools, and the machine. */
export function cacheKey({ unit, plan, job, toolchain }: PreparedUnit): string {
  const files = job.files.map((file) => `${file} ${hashOf(fs.readFileSync(path.join(job.folder, file)))}`);
  const tools = plan.tools.map((tool) => findTool(tool)?.label);
  const { script, env, stdin, network, user, limits, cwd } = job;
  const options = unit.kind === 'program' ? unit.program.options : unit.options;
  return hashOf(
    runnerVersion,
    toolchain,
    ...machine(),
    ...files,
    JSON.stringify({ tools, script, env, stdin, network, user, limits, cwd, options }),
  );
}

/** A result of one kernel or processor is none of another: samples print what these are, and can do. */
const machine = (): string[] => [os.release(), String(os.availableParallelism()), os.cpus()[0]?.model ?? ''];

export function readCached(root: string, key: string): UnitResult | undefined {
  try {
    return JSON.parse(fs.readFileSync(fileOf(root, key), 'utf8')) as UnitResult;
  } catch {
    return undefined;
  }
}

/** Keeps a result. A run that was stopped is not kept: it may have been the machine's fault. */
export function keepResult(root: string, key: string, result: UnitResult): void {
  if (result.ending !== 'exited') return;
  const file = fileOf(root, key);
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(result));
  } catch (error) {
    if (!complained) console.log(`results are not kept for the next run: ${(error as Error).message}`);
    complained = true;
  }
}

let complained = false;

function fileOf(root: string, key: string): string {
  return path.join(root, '.cache/samples/results', `${key}.json`);
}
