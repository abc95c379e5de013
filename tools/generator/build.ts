import { command } from '../command';
import { buildSite } from './buildSite';

// npm run build
command(() => buildSite(process.cwd()));
