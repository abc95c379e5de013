import { preferencesAttribute } from '../shared/attribute';

/** Fetches the light colours of code for those who chose them. All else is fetched when a reader asks for it. */
if (typeof document !== 'undefined' && document.documentElement.getAttribute(preferencesAttribute)?.includes('paper'))
  import('./lightCode').then(({ lightenCode }) => lightenCode()).catch(() => undefined);
