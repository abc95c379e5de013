import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';

import { hostedOrigins } from './hostedOrigins';

describe('hostedOrigins', () => {
  it('is nothing without the hosted provider', () => {
    expect(hostedOrigins(undefined)).toEqual([]);
  });

  it('has every host that the provider’s client library may search at', () => {
    const { hosts } = liteClient('MY1APP', 'a-key').transporter;
    const asked = hosts.filter(({ accept }) => accept !== 'write').map(({ url }) => `https://${url}`.toLowerCase());
    expect(hostedOrigins({ appId: 'MY1APP' })).toEqual(expect.arrayContaining(asked));
    expect(asked).toHaveLength(4);
  });

  it('has the assistant only where one is configured', () => {
    expect(hostedOrigins({ appId: 'A' })).not.toContain('https://askai.algolia.com');
    expect(hostedOrigins({ appId: 'A', assistantId: 'x' })).toContain('https://askai.algolia.com');
  });

  it('has no host of the provider where requests are sent elsewhere', () => {
    expect(
      hostedOrigins({
        appId: 'A',
        host: 'http://127.0.0.1:7700/',
        assistantId: 'x',
        assistantHost: 'https://ask.example/v1',
      }),
    ).toEqual(['http://127.0.0.1:7700', 'https://ask.example']);
  });
});
