/**
 * Copies the code beside a clicked copy button (`<button data-copy>`): the text of the nearest block, or what the
 * element named by `data-copy` holds. Says so on the button, for eyes and screen readers, for two seconds.
 */
export function onCopy(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
  if (!button) return;
  const text = textFor(button);
  void navigator.clipboard.writeText(text).then(
    () => announce(button, 'Copied'),
    () => announce(button, 'Copy failed'),
  );
}

function textFor(button: HTMLElement): string {
  const named = button.dataset['copy'] ? document.getElementById(button.dataset['copy']) : null;
  return named?.textContent ?? button.closest('.sample, .code')?.querySelector('code')?.textContent ?? '';
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
