import { command } from '../command';
import { parts } from './parts';
import { runParts } from './runParts';

// npm test: the gate.
command(() => runParts(parts));
