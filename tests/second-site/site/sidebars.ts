import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default { main: ['intro', 'guide'] } satisfies SidebarsConfig;
