import { describe, expect, it } from 'vitest';

import { siteAround, type FrameSurroundings } from './siteAround';

const site = 'https://groundwork.example';
const framed: FrameSurroundings = { origin: 'null', parent: {}, location: { origin: site } };
const alone: FrameSurroundings = { ...framed };
alone.parent = alone;

describe('the site around an edited sample', () => {
  it('is where its document came from', () => {
    expect(siteAround(framed)).toBe(site);
  });

  it.each([
    ['it has the origin of the site, so it is in no sandbox', { ...framed, origin: site }],
    ['it is on its own in a tab', alone],
    ['it came from no site', { ...framed, location: { origin: 'null' } }],
  ])('is none where %s', (_why, place) => {
    expect(siteAround(place)).toBeUndefined();
  });
});
