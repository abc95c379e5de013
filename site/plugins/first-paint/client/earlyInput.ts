/** What the reader did before React was there, to be done again when it is. */
type EarlyInput = { click: HTMLElement } | { key: KeyboardEventInit & { key: string }; target: Element };

const aliveAttribute = 'data-has-hydrated';
const needsScript = 'button, [role="button"], [data-needs-script]';
/** The element that React takes over. What stands outside it, as a notice with its Retry, works without React. */
const reactRoot = '#__docusaurus';

/**
 * Remembers clicks on controls and the keys of shortcuts until React has taken over the page, then replays them.
 * Nobody else sees what is remembered: React answers a click that reaches it while it takes over, which would be twice.
 * Links are left alone: they work without scripts.
 */
export function rememberEarlyInput(): { replayWhenAlive: () => void } {
  const root = document.documentElement;
  const inputs: EarlyInput[] = [];
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null;
    if (!control?.closest(reactRoot) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    keep(event);
    inputs.push({ click: control });
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    const isShortcut = key === '/' || (key.toLowerCase() === 'k' && (ctrlKey || metaKey));
    if (!isShortcut || !(event.target instanceof Element) || event.target.closest('input, textarea, select')) return;
    keep(event);
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

function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function replay(input: EarlyInput): void {
  if ('click' in input) input.click.click();
  else (input.target.isConnected ? input.target : document.body).dispatchEvent(new KeyboardEvent('keydown', input.key));
}
