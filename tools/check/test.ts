import { ensureChromium } from '../chromium';
import { command } from '../command';
import { ensureHosts } from '../install/hosts';
import { parts } from './parts';
import { runParts } from './runParts';
import { ensureSampleCommands } from '../samples/commands';

// npm test: what the tests need, then every part.
command(async () => {
  ensureChromium();
  ensureSampleCommands(process.cwd());
  ensureHosts();
  return runParts(parts);
});
