import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default {
  main: ['introduction', 'guide'],
  // A navbar item for this sidebar finds nothing to lead to.
  empty: [{ type: 'html', value: 'Nothing to link to' }],
} satisfies SidebarsConfig;
