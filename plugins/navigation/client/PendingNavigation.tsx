import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import ClientLifecyclesDispatcher, { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type { Location } from 'history';
import { Component, type ReactNode } from 'react';
import { Route } from 'react-router-dom';

import { failNavigation } from './failedNavigation';
import { loadParts } from './routeParts';

interface Props {
  /** Where the reader is, or is going: the address has changed already. */
  location: Location;
  children: ReactNode;
}

/**
 * In place of the generator's component of this name: shows the page that is left until the one that the reader goes
 * to is there. The one place that starts a navigation, and that learns that it failed. Where another has begun
 * meanwhile, what becomes of the earlier one no longer matters.
 */
export default class PendingNavigation extends Component<Props, { hasArrived: boolean }> {
  override state = { hasArrived: true };
  private previousLocation: Location | null = null;
  private stopWaiting: () => void;

  constructor(props: Props) {
    super(props);
    this.stopWaiting = ExecutionEnvironment.canUseDOM ? told(null, props.location) : () => undefined;
  }

  override shouldComponentUpdate({ location }: Props, { hasArrived }: { hasArrived: boolean }): boolean {
    const from = this.props.location;
    if (location === from) return hasArrived;
    this.previousLocation = from;
    this.setState({ hasArrived: false });
    this.stopWaiting = told(from, location);
    const isCurrent = (): boolean => this.props.location === location;
    loadParts({ pathname: location.pathname, reason: 'navigation' }).then(
      () => {
        if (!isCurrent()) return;
        this.stopWaiting();
        this.setState({ hasArrived: true });
      },
      (error: unknown) => {
        console.warn(error);
        if (isCurrent()) void failNavigation(from);
      },
    );
    return false;
  }

  override render(): ReactNode {
    const { children, location } = this.props;
    return (
      <ClientLifecyclesDispatcher previousLocation={this.previousLocation} location={location}>
        {/* What is below believes to be where this location says, and does not hear of the next. */}
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}

/** Tells the client modules that a navigation has begun; returns what tells those that want to know that it ended. */
const told = (previousLocation: Location | null, location: Location): (() => void) =>
  dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
