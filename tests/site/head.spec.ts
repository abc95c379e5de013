import { expect, test } from '@playwright/test';

import { attribute, builtPage, builtRoutes, elementsNamed, elementsWhere, textOf } from './support/builtPages';

interface Head {
  route: string;
  titles: string[];
  descriptions: (string | undefined)[];
}

// One test, because it reads every page.
test('every page has exactly one title and one description, and no two share either', () => {
  const heads = builtRoutes().map(headOf);
  expect.soft(heads.filter(({ titles }) => titles.length !== 1 || titles[0]?.trim() === '')).toEqual([]);
  expect.soft(shared(heads, ({ titles }) => titles[0])).toEqual([]);
  expect.soft(heads.filter(({ descriptions }) => descriptions.length !== 1 || !descriptions[0])).toEqual([]);
  expect.soft(shared(heads, ({ descriptions }) => descriptions[0])).toEqual([]);
});

function headOf(route: string): Head {
  const { tree } = builtPage(route);
  const described = elementsWhere(tree, (element) => attribute(element, 'name') === 'description');
  return {
    route,
    titles: elementsNamed(tree, 'title').map((element) => textOf(element)),
    descriptions: described.map((element) => attribute(element, 'content')),
  };
}

/** The pages that have the same text, in groups. */
function shared(heads: readonly Head[], text: (head: Head) => string | undefined): string[][] {
  const byText = new Map<string | undefined, string[]>();
  for (const head of heads) byText.set(text(head), [...(byText.get(text(head)) ?? []), head.route]);
  return [...byText.values()].filter((routes) => routes.length > 1);
}
