/**
 * `npm run samples [topic[/page]…] [--all]`, and `npm run check samples`: compares what samples print with what was
 * recorded. `--all` (or SAMPLES_ALL=1) runs everything anew. SAMPLES_TENTH is the tenth of the proven samples to run, 0
 * to 9, where it is not to be the one of the day, or `none`.
 */
import { command } from '@groundwork/machine/command';
import { checkSamples } from './checkSamples';

command(async () => {
  const args = process.argv.slice(2);
  const failed = await checkSamples({
    root: process.cwd(),
    filters: args.filter((arg) => !arg.startsWith('--')),
    all: args.includes('--all') || process.env['SAMPLES_ALL'] === '1',
    tenth: process.env['SAMPLES_TENTH'],
    requireTools: Boolean(process.env['CI']),
  });
  return failed > 0 ? 1 : 0;
});
