import type { FrameKind } from './frameMessages';
import type { RunKind } from './runMessages';

/** The addresses of what is loaded only when a reader runs or edits something. */
export interface PlaygroundFiles {
  /** The worker of each kind of program. */
  workers: Record<RunKind, string>;
  /** The worker that compiles components. */
  compiler: string;
  /** The worker that colours what is typed. */
  colours: string;
  /** The empty document that shows an edited page or component. */
  frames: Record<FrameKind, string>;
}
