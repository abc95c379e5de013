import type { CompileAnswer, CompileRequest } from '../../shared/frameMessages';
import { programLimits } from '../../shared/limits';
import { endingTexts } from '../editor/texts';

/**
 * Compiles the modules of a component in a worker of its own, which is ended when it takes too long.
 * @param address where the worker's script is
 */
export function compile(address: string, modules: CompileRequest): Promise<CompileAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(address, { name: 'compiler' });
    const answer = (answered: CompileAnswer): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answered);
    };
    const timer = setTimeout(() => answer({ error: endingTexts.unavailable }), programLimits.loading);
    worker.onmessage = ({ data }: MessageEvent<CompileAnswer>) => answer(data);
    worker.onerror = (event) => {
      event.preventDefault();
      answer({ error: endingTexts.unavailable });
    };
    worker.postMessage(modules);
  });
}
