import { command } from '@groundwork/machine/command';
import { buildSite } from './buildSite';

// npm run build
command(() => buildSite(process.cwd()));
