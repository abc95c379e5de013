import { Western } from './western.mjs';

export class Film {}

export function make(kind) {
  return kind === 'western' ? new Western() : new Film();
}
