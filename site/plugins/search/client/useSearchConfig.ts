import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchClientConfig } from '@groundwork/search/ui';

/** The plugin's configuration. */
export const useSearchConfig = (): SearchClientConfig => usePluginData('groundwork-search') as SearchClientConfig;
