/**
 * Remembers clicks on an island's buttons while it is only a picture of itself. Returns what does them again, once the
 * island is alive.
 */
export function rememberClicks(island: HTMLElement, signal: AbortSignal): () => void {
  const buttons: HTMLElement[] = [];
  const remember = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) buttons.push(button);
  };
  island.addEventListener('click', remember, { capture: true, signal });
  return () => {
    island.removeEventListener('click', remember, true);
    // One that is not there any more belonged to a failed start.
    for (const button of buttons.splice(0)) if (button.isConnected) button.click();
  };
}
