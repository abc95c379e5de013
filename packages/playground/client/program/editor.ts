import { element } from '@groundwork/lib/element';
import { control, editableCopy, labelRecorded, Printed, resultOf, type EditableCopy } from '../editor/editorParts';
import { texts } from '../editor/texts';
import type { Colours } from '../sheet/colours';
import { knownLines } from '../sheet/knownLines';
import type { ComparedLine } from './difference';

interface EditorOptions {
  file: string;
  original: string;
  /** What the reader made of it earlier. */
  kept?: string | undefined;
  colours: Colours;
  /** Told what the reader makes of it, after each change. */
  onChange: (text: string) => void;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
}

/** What was printed beside what is recorded: the same, or line by line; undefined where nothing is recorded. */
export type Comparison = 'same' | readonly ComparedLine[] | undefined;

export interface Editor {
  /** What the reader made of the program. */
  readonly text: string;
  /** What was printed since the last start. */
  readonly output: string;
  showStart(): void;
  print(text: string): void;
  showEnd(status: string, comparison: Comparison): void;
}

/**
 * Turns a sample into an editable copy of itself, with what it prints in the place of what is recorded: one output at a
 * time. A plain text area: every key does what the reader's system makes it do, and Tab leads on. Output is always set
 * as text, never as markup.
 */
export function createEditor(sample: HTMLElement, run: HTMLButtonElement, options: EditorOptions): Editor {
  const { original, kept, colours, onChange, onRun, onStop, onReset } = options;
  const { area, copy, setText }: EditableCopy = editableCopy(options.file, original, {
    hint: texts.hint,
    known: knownLines(sample),
    colours,
    kept,
    onRun,
    onInput: () => onChange(area.value),
  });
  const stop = control('Stop', texts.stop, onStop);
  const reset = control('Reset', texts.reset, () => {
    onReset();
    setText(original);
    onChange(original);
    showRecorded();
    result.hidden = true;
    stop.disabled = true;
  });
  const output = element('code', { className: 'language-output' });
  const status = element('p', { className: 'playground__status' });
  const printed = new Printed(output);
  const result = resultOf(texts.here, output, status);
  const label = result.firstElementChild;
  const recorded = sample.querySelector<HTMLElement>(':scope > .sample__output');
  const showRecorded = (): void => {
    result.classList.add('playground__result--silent');
    if (recorded) recorded.hidden = false;
  };
  const showPrinted = (): void => {
    result.classList.remove('playground__result--silent');
    if (recorded) recorded.hidden = true;
  };

  stop.disabled = true;
  run.after(stop, reset);
  sample.querySelector(':scope > .code')?.after(copy, result);
  sample.classList.add('sample--open');
  labelRecorded(sample);
  sample.querySelector<HTMLElement>('[data-copy]')?.setAttribute('data-copy', area.id);

  return {
    get text() {
      return area.value;
    },
    get output() {
      return printed.text;
    },
    showStart() {
      colours.pause();
      printed.clear();
      showRecorded();
      if (label) label.textContent = texts.here;
      status.textContent = texts.running;
      result.hidden = false;
      stop.disabled = false;
    },
    print(text) {
      printed.add(text);
      showPrinted();
    },
    showEnd(message, comparison) {
      const nothing = printed.text === '' ? `${texts.nothing} ` : '';
      status.textContent = `${nothing}${message}`;
      stop.disabled = true;
      if (comparison === 'same') showRecorded();
      else if (comparison) {
        printed.compare(comparison);
        if (label) label.textContent = texts.compared;
        showPrinted();
      }
    },
  };
}
