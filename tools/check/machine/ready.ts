import { ensureChromium } from '@groundwork/machine/chromium';
import { ensureHosts } from '../../install/hosts';
import { ensureSampleCommands } from '@groundwork/samples/runner';

/** Installs what all parts together need and may be installed. @throws Error of one sentence that says what is missing */
export function ready(): void {
  ensureChromium();
  ensureSampleCommands(process.cwd());
  ensureHosts();
}
