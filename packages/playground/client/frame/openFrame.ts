import { defined } from '@groundwork/lib/defined';
import type { FrameSource } from '../../shared/frameMessages';
import styles from '../editor/playground.pcss';
import { endingTexts, texts } from '../editor/texts';
import { copyOf, keepCopy } from '../../editedCopies';
import type { PlaygroundHost } from '../page/host';
import type { Colours } from '../sheet/colours';
import { compile } from './compile';
import { createFrameEditor, type FrameEditor } from './frameEditor';
import { replacementFrame, showFrame, type ShownFrame } from './showFrame';

/**
 * Makes a sample with a live result editable.
 * @returns what runs the reader's copy
 * @throws where the sample's files do not come
 */
export async function openFrame(
  sample: HTMLElement,
  button: HTMLButtonElement,
  { files, adoptStyles, explainFailure }: PlaygroundHost,
  colours: Colours,
): Promise<() => void> {
  const response = await fetch(button.dataset['edit'] ?? '');
  if (!response.ok) throw new Error(`${response.url} answered with ${response.status}.`);
  const source = (await response.json()) as FrameSource;
  adoptStyles(styles);
  const address = frameOf(sample).src;
  const page = location.pathname;
  const originals = Object.values(source.texts);
  let shown: ShownFrame | undefined;
  let runs = 0;

  const start = async (): Promise<void> => {
    const own = ++runs;
    shown?.leave();
    editor.showStart();
    const edited = { ...source, texts: editor.texts };
    const compiled = source.kind === 'react' ? await compile(files.compiler, edited.texts) : { texts: edited.texts };
    if (own !== runs) return;
    if ('error' in compiled) {
      if (compiled.error === endingTexts.unavailable) explainFailure(button);
      editor.print(compiled.error);
      editor.showEnd(texts.notCompiled, { isLive: false });
      return editor.reveal();
    }
    shown = showFrame(
      frameOf(sample),
      files.frames[source.kind],
      { ...edited, ...compiled },
      {
        onLine: (line) => own === runs && editor.print(line),
        onEnd: (ending) => {
          if (own !== runs) return;
          if (ending === 'unavailable') explainFailure(button);
          editor.showEnd(ending === 'shown' ? texts.shown : frameEndings[ending], { isLive: ending === 'shown' });
          // Later endings come while the reader may be elsewhere.
          if (ending === 'shown') editor.reveal();
        },
      },
    );
  };
  const editor: FrameEditor = createFrameEditor(sample, button, {
    source,
    colours,
    kept: copyOf(page, source.file, originals.length),
    onChange: (edited) => keepCopy(page, source.file, edited, originals),
    onRun: () => void start(),
    onStop: () => shown?.stop(),
    onReset: () => {
      runs++;
      shown?.leave();
      replacementFrame(frameOf(sample), address);
    },
  });
  button.textContent = texts.run;
  button.ariaLabel = texts.runFile(source.file);
  return () => void start();
}

const frameEndings = {
  time: texts.noAnswer,
  history: texts.history,
  size: texts.size,
  memory: texts.growth,
  output: texts.flood,
  stopped: texts.frameStopped,
  unavailable: endingTexts.unavailable,
} as const;

const frameOf = (sample: HTMLElement): HTMLIFrameElement =>
  defined(sample.querySelector<HTMLIFrameElement>('.sample__live iframe'), 'The frame of a sample');
