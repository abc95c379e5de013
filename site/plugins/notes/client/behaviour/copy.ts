import { shownCode } from '@groundwork/lib/shownCode';

/**
 * Copies what a clicked copy button (`<button data-copy>`) stands for, and says so on the button, for eyes and screen
 * readers, for two seconds.
 */
export function onCopy(event: Event): void {
  const button = copyButton(event);
  if (!button) return;
  write(textFor(button)).then(
    () => announce(button, 'Copied'),
    () => announce(button, 'Copy failed'),
  );
}

/** Fetches ahead what a copy button will ask for, when the reader points at it. */
export function fetchForCopy(event: Event): void {
  const address = copyButton(event)?.dataset['copy'];
  // A failure shows when the reader copies.
  if (address?.includes('/')) fetchText(address).catch(() => undefined);
}

const copyButton = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;

/**
 * The commands of a session; else what `data-copy` names: the address of a program that is shown in part, or the id of
 * an element; else the text of the block.
 */
function textFor(button: HTMLElement): string | Promise<string> {
  const source = button.dataset['copy'] ?? '';
  const block = button.closest('.sample, .code');
  if (source.includes('/')) return fetchText(source);
  if (source === '' && block?.classList.contains('sample--session')) {
    return [...block.querySelectorAll('.session__command')].map(({ textContent }) => textContent).join('\n');
  }
  const named = source === '' ? null : document.getElementById(source);
  return named?.textContent ?? (block ? shownCode(block) : '');
}

const texts = new Map<string, Promise<string>>();

function fetchText(address: string): Promise<string> {
  const running = texts.get(address) ?? fetchOnce(address);
  texts.set(address, running);
  return running;
}

async function fetchOnce(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
    return await response.text();
  } catch (error) {
    texts.delete(address);
    throw error;
  }
}

/** Begins to write at once, with what is still to come too: Safari lets only the click itself write. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return text.then((arrived) => navigator.clipboard.writeText(arrived));
  const type = 'text/plain';
  return navigator.clipboard.write([
    new ClipboardItem({ [type]: text.then((arrived) => new Blob([arrived], { type })) }),
  ]);
}

function announce(button: HTMLElement, message: string): void {
  const label = button.getAttribute('aria-label') ?? '';
  button.setAttribute('aria-label', message);
  button.dataset['state'] = message === 'Copied' ? 'copied' : 'failed';
  setTimeout(() => {
    button.setAttribute('aria-label', label);
    delete button.dataset['state'];
  }, 2000);
}
