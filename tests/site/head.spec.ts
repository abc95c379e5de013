import { expect, test } from '@playwright/test';

import { attribute, builtPage, builtRoutes, elementsNamed, elementsWhere, textOf } from './support/builtPages';

const pages = builtRoutes().map((route) => {
  const { tree } = builtPage(route);
  const description = elementsWhere(tree, (element) => attribute(element, 'name') === 'description').map((element) =>
    attribute(element, 'content'),
  );
  return { route, titles: elementsNamed(tree, 'title').map((element) => textOf(element)), description };
});

test('every page has exactly one title, and no two share it', () => {
  expect(pages.filter(({ titles }) => titles.length !== 1 || titles[0]!.trim() === '')).toEqual([]);
  expect(shared(({ titles }) => titles[0])).toEqual([]);
});

test('every page has exactly one description, and no two share it', () => {
  expect(pages.filter(({ description }) => description.length !== 1 || !description[0])).toEqual([]);
  expect(shared(({ description }) => description[0])).toEqual([]);
});

/** The pages that have the same text, in groups. */
function shared(text: (page: (typeof pages)[number]) => string | undefined): string[][] {
  const byText = new Map<string | undefined, string[]>();
  for (const page of pages) byText.set(text(page), [...(byText.get(text(page)) ?? []), page.route]);
  return [...byText.values()].filter((routes) => routes.length > 1);
}
