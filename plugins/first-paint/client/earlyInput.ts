/** What the reader did before React was there, to be done again when it is. */
type EarlyInput = { click: HTMLElement } | { key: KeyboardEventInit & { key: string }; target: Element };

const aliveAttribute = 'data-has-hydrated';
const needsScript = 'button, [role="button"], [data-needs-script]';

/**
 * Remembers clicks on controls and the keys of shortcuts until React has taken over the page, then replays them.
 * Links are left alone: they work without scripts.
 */
export function rememberEarlyInput(): { replayWhenAlive: () => void } {
  const root = document.documentElement;
  const inputs: EarlyInput[] = [];
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null;
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    inputs.push({ click: control });
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    const isShortcut = key === '/' || (key.toLowerCase() === 'k' && (ctrlKey || metaKey));
    if (!isShortcut || !(event.target instanceof Element) || event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    inputs.push({ key: { key, ctrlKey, metaKey, bubbles: true, cancelable: true }, target: event.target });
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return {
    replayWhenAlive() {
      const observer = new MutationObserver(() => {
        if (root.getAttribute(aliveAttribute) !== 'true') return;
        observer.disconnect();
        removeEventListener('click', onClick, true);
        removeEventListener('keydown', onKey, true);
        // The attribute is set while React commits; its listeners are there in the next task.
        setTimeout(() => inputs.splice(0).forEach(replay));
      });
      observer.observe(root, { attributeFilter: [aliveAttribute] });
    },
  };
}

function replay(input: EarlyInput): void {
  if ('click' in input) input.click.click();
  else (input.target.isConnected ? input.target : document.body).dispatchEvent(new KeyboardEvent('keydown', input.key));
}
