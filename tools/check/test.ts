import { ensureChromium } from '../chromium';
import { command } from '../command';
import { parts } from './parts';
import { runParts } from './runParts';

// npm test: what the tests need, then every part.
command(async () => {
  ensureChromium();
  return runParts(parts);
});
