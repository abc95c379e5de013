import { VFile } from 'vfile';
import { expect, it } from 'vitest';

import { actorsIn } from './actors';
import { actorsOf } from './actorsOf';

it('reads a colour, and a letter where it is not the first of the name', () => {
  expect(actorsIn({ laptop: 'a', server: 'c S2' })).toEqual([
    { name: 'laptop', colour: 'a', letter: 'L' },
    { name: 'server', colour: 'c', letter: 'S2' },
  ]);
});

it.each(['g', 'a l', 'a L2b', ''])('leaves out what is not of the form: %j', (said) => {
  expect(actorsIn({ laptop: said })).toEqual([]);
});

it('finds the actors of a page in its front matter, if it has any', () => {
  const page = (frontMatter: unknown) => new VFile({ path: 'docs/a/b.mdx', data: { frontMatter } });
  expect(actorsOf(page({ actors: { laptop: 'b' } }))).toEqual([{ name: 'laptop', colour: 'b', letter: 'L' }]);
  for (const none of [undefined, null, {}, { actors: null }, { actors: 'laptop' }])
    expect(actorsOf(page(none))).toEqual([]);
});
