import type { CompileAnswer, CompileRequest } from '../../shared/frameMessages';
import { compileModules } from '../engine/components';

self.onmessage = ({ data }: MessageEvent<CompileRequest>) =>
  (self as unknown as { postMessage(answer: CompileAnswer): void }).postMessage(compileModules(data));
