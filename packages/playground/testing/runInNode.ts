import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { guestScript } from '../node/guestScript';
import { runJavaScript } from '../client/engine/javascript';
import { runSql } from '../client/engine/sql';
import { withoutTypes } from '../client/engine/typescript';
import { programLimits } from '../shared/limits';
import type { Ended, RunKind } from '../shared/runMessages';

const require = createRequire(import.meta.url);
const bytesOf = (name: string): Buffer => readFileSync(require.resolve(name));

let parts: { wasm: WebAssembly.Module; guest: string } | undefined;

/**
 * Runs a program as a reader's browser does, but in this process.
 * @param work how long it may take, in milliseconds on the processor
 * @param most how often the engine may ask before it is told to stop
 * @returns also how often the engine asked whether to go on: some 10,000 steps lie between two questions, on every
 * machine alike, so it measures work where a clock measures the machine. 0 for SQL.
 */
export async function runInNode(
  kind: RunKind,
  text: string,
  file = 'sample',
  args: string[] = [],
  work: number = programLimits.busy,
  most = Infinity,
): Promise<Ended & { output: string; asked: number }> {
  let output = '';
  const print = (piece: string): void => void (output += piece);
  if (kind === 'sql') {
    const { buffer, byteOffset, byteLength } = bytesOf('sql.js/dist/sql-wasm.wasm');
    const wasm = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
    return { ...(await runSql({ kind, file, text, args }, wasm, { print })), output, asked: 0 };
  }
  parts ??= {
    wasm: await WebAssembly.compile(new Uint8Array(bytesOf('quickjs-wasi/quickjs.wasm'))),
    guest: await guestScript(),
  };
  const plain = kind === 'typescript' ? withoutTypes(text, file) : text;
  const started = process.cpuUsage();
  let asked = 0;
  const isOver = (): boolean => {
    asked++;
    return asked > most || process.cpuUsage(started).user / 1000 > work;
  };
  const ended = await runJavaScript({ kind, file, text: plain, args }, parts, { print, isOver });
  return { ...ended, output, asked };
}
