import wasmAddress from 'sql.js/dist/sql-wasm-browser.wasm';

import type { RunRequest } from '../../shared/runMessages';
import { runSql } from '../engine/sql';
import { fetchBeside, reportRun, surroundings } from './report';

self.onmessage = ({ data }: MessageEvent<RunRequest>) =>
  reportRun(fetchBeside(wasmAddress).then((wasm) => runSql(data, wasm, surroundings)));
