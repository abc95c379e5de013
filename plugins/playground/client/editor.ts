import { texts } from './texts';

export interface EditorOptions {
  file: string;
  original: string;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
}

export interface Editor {
  /** What the reader made of the program. */
  readonly text: string;
  /** What was printed since the last start. */
  readonly output: string;
  showStart(): void;
  print(text: string): void;
  showEnd(status: string): void;
}

let lastId = 0;

/**
 * Turns a sample into an editable copy of itself, with what it prints below. A plain text area: every key does what
 * the reader's system makes it do, and Tab leads on. Output is always set as text, never as markup.
 */
export function createEditor(sample: HTMLElement, run: HTMLButtonElement, options: EditorOptions): Editor {
  const { original, onRun, onStop, onReset } = options;
  const id = `playground-${++lastId}`;
  const area = textArea(id, original);
  const stop = control('Stop', texts.stop, onStop);
  const reset = control('Reset', texts.reset, () => {
    onReset();
    area.value = original;
    area.textContent = original;
    result.hidden = true;
    stop.disabled = true;
  });
  const output = element('code', { className: 'language-output' });
  const status = element('p', { className: 'playground__status' });
  const result = resultOf(output, status);

  stop.disabled = true;
  run.after(stop, reset);
  sample.querySelector<HTMLElement>(':scope > .code')!.after(copyOf(area, id, options.file), result);
  sample.classList.add('sample--open');
  labelRecorded(sample);
  area.addEventListener('input', () => {
    // The copy button copies what the named element holds.
    area.textContent = area.value;
  });
  sample.querySelector<HTMLElement>('[data-copy]')?.setAttribute('data-copy', id);
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  });

  return {
    get text() {
      return area.value;
    },
    get output() {
      return output.textContent;
    },
    showStart() {
      output.textContent = '';
      status.textContent = texts.running;
      result.hidden = false;
      stop.disabled = false;
    },
    print(text) {
      output.append(text);
    },
    showEnd(message) {
      const printed = output.textContent === '' ? `${texts.nothing} ` : '';
      status.textContent = `${printed}${message}`;
      stop.disabled = true;
    },
  };
}

function textArea(id: string, text: string): HTMLTextAreaElement {
  const area = element('textarea', { id, className: 'playground__text', spellcheck: false, wrap: 'off' });
  area.rows = Math.min(text.split('\n').length + 1, 30);
  area.setAttribute('autocomplete', 'off');
  area.setAttribute('autocapitalize', 'off');
  area.setAttribute('aria-describedby', `${id}-hint`);
  area.textContent = text;
  return area;
}

function copyOf(area: HTMLTextAreaElement, id: string, file: string): HTMLElement {
  const label = element('label', { htmlFor: id, textContent: texts.copy(file) });
  const hint = element('span', { id: `${id}-hint`, className: 'playground__hint', textContent: texts.hint });
  const head = element('div', { className: 'playground__head' });
  head.append(label, hint);
  const copy = element('div', { className: 'playground' });
  copy.append(head, area);
  return copy;
}

/** Polite: a screen reader reads what was printed, and how it ended, when it has finished its sentence. */
function resultOf(output: HTMLElement, status: HTMLElement): HTMLElement {
  const pre = element('pre', { className: 'code__text', tabIndex: 0 });
  pre.setAttribute('aria-label', texts.here);
  pre.setAttribute('role', 'region');
  pre.append(output);
  const result = element('div', { className: 'playground__result', hidden: true });
  result.setAttribute('aria-live', 'polite');
  result.append(element('p', { className: 'playground__label', textContent: texts.here }), pre, status);
  return result;
}

function labelRecorded(sample: HTMLElement): void {
  const label = element('p', { className: 'playground__label', textContent: texts.recorded });
  sample.querySelector(':scope > .sample__output')?.prepend(label);
}

function control(name: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    className: `sample__run sample__run--${name.toLowerCase()}`,
    textContent: text,
  });
  button.addEventListener('click', onClick);
  return button;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
