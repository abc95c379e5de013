import { command } from '@groundwork/machine/command';
import { compressBuild } from '../buildSite';

// What `npm start` runs behind the server that it has started.
command(() => compressBuild(process.cwd()));
