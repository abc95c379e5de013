import { adoptStyles } from '../../../site/components/adoptStyles';
import { explainSampleFailure } from '../../../site/components/recovery';

import { defined } from '@groundwork/lib/defined';
import { copyOf, keepCopy } from '@groundwork/lib/editedCopies';
import { shownCode } from '@groundwork/lib/shownCode';
import { programLimits } from '../shared/limits';
import type { RunKind } from '../shared/runMessages';
import { compareLines } from './difference';
import { createEditor, type Comparison, type Editor } from './editor';
import styles from './playground.pcss';
import { recordedOutput, visible, type Recorded } from './recordedOutput';
import { runProgram, type RunningProgram } from './runProgram';
import { endingText, texts } from './texts';

const openSamples = new WeakMap<HTMLElement, () => void>();

/**
 * Runs the sample of a Run button: at first what is shown, which becomes an editable copy, then what the reader made
 * of it. A page or a component is opened only: its result is on the page already.
 */
export async function openOrRun(button: HTMLButtonElement): Promise<void> {
  const sample = defined(button.closest<HTMLElement>('.sample'), 'The sample of a button');
  const run = openSamples.get(sample);
  if (run) return run();
  if (button.dataset['edit'] === undefined) {
    const start = openSample(sample, button);
    openSamples.set(sample, start);
    button.ariaLabel = texts.runFile(button.dataset['runFile'] ?? '');
    start();
  } else if (!opening.has(sample)) {
    opening.add(sample);
    const { openFrame } = await import('./frame/openFrame');
    openSamples.set(sample, await openFrame(sample, button).finally(() => opening.delete(sample)));
  }
}

/** Samples whose files are on their way. */
const opening = new WeakSet<HTMLElement>();

/** Makes a sample editable; returns what runs it. */
function openSample(sample: HTMLElement, button: HTMLButtonElement): () => void {
  adoptStyles(styles);
  const { run: kind, runFile: file = '', runArgs = '[]' } = button.dataset;
  const original = programOf(sample);
  const recorded = recordedOutput(sample);
  const page = location.pathname;
  let running: RunningProgram | undefined;

  const start = (): void => {
    // It may have been called "Try again".
    button.textContent = texts.run;
    running?.stop();
    const request = { kind: kind as RunKind, file, text: editor.text, args: JSON.parse(runArgs) as string[] };
    editor.showStart();
    const isShown = request.text === original;
    // What is shown has ended before: where it takes long, the device is slow.
    const busy = isShown ? programLimits.total : programLimits.busy;
    const started = runProgram(request, (text) => editor.print(text), { busy });
    running = started;
    void started.ended.then(({ ending, status }) => {
      if (running !== started) return;
      running = undefined;
      if (ending === 'unavailable') explainSampleFailure(button);
      // What was cut short says nothing about what is missing.
      const isWhole = ending === 'finished' || ending === 'error';
      const comparison = isWhole && recorded ? compared(recorded, visible(editor.output)) : undefined;
      const isSame = comparison === 'same';
      const verdict = isSame ? texts.same : isShown && recorded ? texts.differs : endingText(ending, status);
      if (ending === 'finished') editor.showEnd(verdict, comparison);
      else editor.showEnd(isShown && ending === 'time' ? texts.slow : endingText(ending, status), comparison);
    });
  };
  const editor: Editor = createEditor(sample, button, {
    file,
    original,
    kept: copyOf(page, file, 1)?.[0],
    onChange: (text) => keepCopy(page, file, [text], [original]),
    onRun: start,
    onStop: () => running?.stop(),
    onReset: () => {
      const was = running;
      running = undefined;
      was?.stop();
    },
  });
  return start;
}

/** More lines are shown as they are: nobody reads what of them is new. */
const mostCompared = 2000;

function compared({ whole, lines }: Recorded, output: string): Comparison {
  if (whole.test(output)) return 'same';
  const printed = output === '' ? [] : output.replace(/\n$/, '').split('\n');
  return printed.length > mostCompared ? undefined : compareLines(lines, printed);
}

/** The whole program, of which the page may show a part: what the copy button copies. */
function programOf(sample: HTMLElement): string {
  const whole = document.getElementById(sample.querySelector<HTMLElement>('[data-copy]')?.dataset['copy'] ?? '');
  return whole?.textContent ?? shownCode(sample);
}
