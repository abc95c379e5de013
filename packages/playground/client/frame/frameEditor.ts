import { defined } from '@groundwork/lib/defined';
import { element } from '@groundwork/lib/element';
import type { FrameSource } from '../../shared/frameMessages';
import { control, editableCopy, labelRecorded, Printed, resultOf } from '../editor/editorParts';
import { texts } from '../editor/texts';
import type { Colours } from '../sheet/colours';
import { knownLines } from '../sheet/knownLines';

export interface FrameEditor {
  /** What the reader made of the sample's files. */
  readonly texts: Record<string, string>;
  showStart(): void;
  /** Adds a line that the frame or the compiler told; always as text, never as markup. */
  print(line: string): void;
  /** @param isLive whether the frame goes on showing something, which can be stopped */
  showEnd(status: string, frame: { isLive: boolean }): void;
  /** Brings what the run led to onto the screen, as little as it takes: on a phone it is below a screenful of text. */
  reveal(): void;
}

interface Options {
  source: FrameSource;
  /** What the reader made of its files earlier. */
  kept: readonly string[] | undefined;
  colours: Colours;
  /** Told what the reader makes of its files, after each change. */
  onChange: (texts: readonly string[]) => void;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
}

/** Turns a sample with a live result into editable copies of its files; what goes wrong stands below the frame. */
export function createFrameEditor(
  sample: HTMLElement,
  run: HTMLButtonElement,
  { source, kept, colours, onChange, onRun, onStop, onReset }: Options,
): FrameEditor {
  const files = Object.entries(source.texts);
  const isOneOfSeveral = files.length > 1;
  const known = knownLines(sample);
  const tell = (): void => onChange(copies.map(({ area }) => area.value));
  const copies = files.map(([file, text], index) => ({
    file,
    text,
    ...editableCopy(file, text, {
      hint: texts.frameHint,
      isOneOfSeveral,
      known,
      colours,
      kept: kept?.[index],
      onRun,
      onInput: tell,
    }),
  }));
  const stop = control('Stop', texts.stop, onStop);
  const reset = control('Reset', texts.reset, () => {
    for (const { setText, text } of copies) setText(text);
    tell();
    result.hidden = true;
    stop.disabled = true;
    onReset();
  });
  const output = element('code', { className: 'language-output' });
  const status = element('p', { className: 'playground__status' });
  const printed = new Printed(output);
  const result = resultOf(texts.told, output, status);

  stop.disabled = true;
  run.after(stop, reset);
  sample.querySelector(':scope > .code')?.after(...copies.map(({ copy }) => copy));
  sample.querySelector(':scope > .sample__live')?.after(result);
  sample.classList.add('sample--open');
  labelRecorded(sample);
  const { area } = defined(copies[0], 'A file of the sample');
  sample.querySelector('[data-copy]')?.setAttribute('data-copy', area.id);
  area.focus();

  return {
    get texts() {
      return Object.fromEntries(copies.map(({ file, area }) => [file, area.value]));
    },
    showStart() {
      colours.pause();
      printed.clear();
      stop.disabled = false;
      status.textContent = texts.running;
      result.hidden = false;
      result.classList.add('playground__result--silent');
    },
    print(line) {
      printed.add(`${line}\n`);
      result.classList.remove('playground__result--silent');
    },
    showEnd(message, { isLive }) {
      status.textContent = message;
      stop.disabled = !isLive;
    },
    reveal() {
      result.scrollIntoView({ block: 'nearest' });
    },
  };
}
