import { command } from '@groundwork/machine/command';
import { parts } from './parts';
import { runParts } from './runParts';

// npm test: the gate.
command(() => runParts(parts));
