import { shownCode } from '@groundwork/lib/shownCode';
import { programLimits } from '../../shared/limits';
import type { RunKind } from '../../shared/runMessages';
import styles from '../editor/playground.pcss';
import { endingText, texts } from '../editor/texts';
import { copyOf, keepCopy } from '../../editedCopies';
import type { PlaygroundHost } from '../page/host';
import type { Colours } from '../sheet/colours';
import { compareLines } from './difference';
import { createEditor, type Comparison, type Editor } from './editor';
import { recordedOutput, visible, type Recorded } from './recordedOutput';
import { runProgram, type RunningProgram } from './runProgram';

/** Makes a program's sample editable; returns what runs it. */
export function openProgram(
  sample: HTMLElement,
  button: HTMLButtonElement,
  { files, adoptStyles, explainFailure }: PlaygroundHost,
  colours: Colours,
): () => void {
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
    const started = runProgram(files.workers[request.kind], request, (text) => editor.print(text), { busy });
    running = started;
    void started.ended.then(({ ending, status }) => {
      if (running !== started) return;
      running = undefined;
      if (ending === 'unavailable') explainFailure(button);
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
    colours,
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
