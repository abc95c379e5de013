import type { HostedConfig } from '../../shared/config';

type Addressed = Pick<HostedConfig, 'appId' | 'host' | 'assistantId' | 'assistantHost'>;

/** The provider's own host of the assistant. */
const assistant = 'https://askai.algolia.com';

/** Where the page opens a connection before the reader searches: the provider's domain of this application. */
export const searchOrigin = ({ appId, host }: Addressed): string =>
  originOf(host ?? `https://${appId}-dsn.algolia.net`);

/**
 * Every origin that a page of a site with the hosted provider sends requests to, for its Content-Security-Policy:
 * the provider's hosts, with those that its client library turns to when one fails, and the assistant's where one is
 * configured. None without a configuration.
 */
export function hostedOrigins(hosted: Addressed | undefined): string[] {
  if (!hosted) return [];
  const { appId, host, assistantId, assistantHost } = hosted;
  const fallbacks = host ? [] : [1, 2, 3].map((number) => originOf(`https://${appId}-${number}.algolianet.com`));
  return [searchOrigin(hosted), ...fallbacks, ...(assistantId ? [originOf(assistantHost ?? assistant)] : [])];
}

const originOf = (address: string): string => new URL(address).origin;
