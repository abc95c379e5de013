import wasmAddress from 'quickjs-wasi/quickjs.wasm';
import guest from 'playground:guest';

import type { Ended, RunRequest } from '../../shared/runMessages';
import { runJavaScript } from '../engine/javascript';
import { withoutTypes } from '../engine/typescript';
import { fetchBeside, reportRun, surroundings } from './report';

self.onmessage = ({ data }: MessageEvent<RunRequest>) => reportRun(run(data));

async function run(request: RunRequest): Promise<Ended> {
  const wasm = await WebAssembly.compile(await fetchBeside(wasmAddress));
  try {
    request.text = withoutTypes(request.text, request.file);
  } catch (error) {
    surroundings.print(`${(error as Error).message}\n`);
    return { ending: 'error' };
  }
  return runJavaScript(request, { wasm, guest }, surroundings);
}
