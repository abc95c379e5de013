import { defined } from '@groundwork/lib/defined';
import { texts } from '../editor/texts';
import { openProgram } from '../program/openProgram';
import { createColours } from '../sheet/colours';
import type { PlaygroundHost } from './host';

/**
 * Runs the sample of a Run button: at first what is shown, which becomes an editable copy, then what the reader made
 * of it. A page or a component is opened only: its result is on the page already.
 */
export type OpenOrRun = (button: HTMLButtonElement) => Promise<void>;

/** Makes the playground of a page, which knows what is open on it. */
export function createPlayground(host: PlaygroundHost): OpenOrRun {
  const colours = createColours(host.files.colours, host.codeClasses);
  const openSamples = new WeakMap<HTMLElement, () => void>();
  /** Samples whose files are on their way. */
  const opening = new WeakSet<HTMLElement>();
  return async (button) => {
    const sample = defined(button.closest<HTMLElement>('.sample'), 'The sample of a button');
    const run = openSamples.get(sample);
    if (run) return run();
    if (button.dataset['edit'] === undefined) {
      const start = openProgram(sample, button, host, colours);
      openSamples.set(sample, start);
      button.ariaLabel = texts.runFile(button.dataset['runFile'] ?? '');
      start();
    } else if (!opening.has(sample)) {
      opening.add(sample);
      // What does not arrive can be asked for again, the code as well as the sample's files.
      try {
        const { openFrame } = await import('../frame/openFrame');
        openSamples.set(sample, await openFrame(sample, button, host, colours));
      } finally {
        opening.delete(sample);
      }
    }
  };
}
