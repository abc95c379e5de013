import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Called once, when the island answers its reader. */
  onAlive: () => void;
  /** Called once, when the island threw while rendering. */
  onFail: () => void;
}

/** Keeps a failing island from breaking anything around it. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (!this.state.failed) this.props.onAlive();
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
