import type { SessionBlock } from './blocks';
import { hashOf } from '../hash';

/** Key of a session in its page's lock: it changes when a command does, not when the session moves. */
export function sessionKey({ steps }: SessionBlock): string {
  return hashOf(...steps.map((step) => step.command)).slice(0, 12);
}
