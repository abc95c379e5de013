import { command } from '../command';
import { parts } from './parts';
import { ready } from './ready';
import { runParts } from './runParts';

// npm test: what the tests need, then the gate.
command(async () => {
  ready();
  return runParts(parts);
});
