import { command } from '@groundwork/machine/command';
import { ready } from './ready';

// The first part of npm test: what the others need is installed, where it is missing and may be.
command(() => Promise.resolve().then(ready));
