import { command } from '../command';
import { readTrials } from './readTrials';
import { trialTable } from './trialTable';

// npm run trials [-- --all]: the last round of each note's trial, or all rounds, and what is missing to pass.
command(async () => console.log(trialTable(readTrials(process.cwd()), process.argv.includes('--all'))));
