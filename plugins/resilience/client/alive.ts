import { recovery } from '@site/src/components/recovery';

import { aliveEvent } from '../shared/aliveEvent';
import './loadNotice.css';

/** Called by the generator when a route is on screen: React answers from now on. */
export function onRouteDidUpdate(): void {
  document.dispatchEvent(new Event(aliveEvent));
  // The reader reloaded to go on with what was here. What can't be given back yet waits in the history entry.
  if ((window.history.state as { kept?: unknown } | null)?.kept === undefined) return;
  recovery().then(
    ({ restore }) => restore(window),
    () => undefined,
  );
}
