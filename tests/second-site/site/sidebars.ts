import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default { main: ['introduction', 'guide'] } satisfies SidebarsConfig;
