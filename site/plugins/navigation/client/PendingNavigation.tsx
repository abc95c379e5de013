import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Route } from 'react-router-dom';

import { failNavigation } from './failure/failedNavigation';
import { askForParts, entryParts } from './routeParts';
import { currentHistory } from './router/history';

interface Props {
  /** Where the reader is, or is going: the address has changed already. */
  location: Location;
  children: ReactNode;
}

interface Shown {
  location: Location;
  previous: Location | null;
}

/**
 * In place of the generator's component of this name: shows the page that is left until the one that the reader goes
 * to is there. The one place that waits for a navigation, and that learns that it failed. Where another has begun
 * meanwhile, what becomes of the earlier one no longer matters.
 */
export default function PendingNavigation({ location, children }: Props): ReactNode {
  const [shown, show] = useState(() => begin(location));
  useLayoutEffect(() => {
    const from = shown.location;
    if (location === from) return undefined;
    const stopWaiting = told(from, location);
    let isCurrent = true;
    entryParts(location).then(
      () => isCurrent && show({ location, previous: from }),
      (error: unknown) => {
        console.warn(error);
        if (isCurrent) void failNavigation(from);
      },
    );
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [location, shown]);
  return useMemo(
    () => (
      <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
        {/* What is below believes to be where this location says, and does not hear of the next. */}
        <Route location={shown.location} render={() => children} />
      </ClientLifecyclesDispatcher>
    ),
    [shown, children],
  );
}

/** The page that the server sent. What comes after it is asked for when the history knows, before React renders. */
function begin(location: Location): Shown {
  if (typeof window !== 'undefined') {
    told(null, location);
    currentHistory()?.listen(askForParts);
  }
  return { location, previous: null };
}

/** Tells the client modules that a navigation has begun; returns what tells those that want to know that it ended. */
const told = (previousLocation: Location | null, location: Location): (() => void) =>
  dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
