import { expect, test } from '@playwright/test';

import { attribute, builtPage, builtRoutes, elementsNamed, elementsWhere, textOf } from './support/builtPages';
import { brokenAddresses } from './support/links';

// One test for each page, because to read a page takes longer than most of these rules.
for (const route of [...builtRoutes(), '/404']) {
  test(`${route}: no parse error, every link leads somewhere, headings in order, its language, nothing inline`, () => {
    const page = builtPage(route);
    expect.soft(page.mistakes, 'no parse error; `validity.spec.ts` asks for all of the standard').toEqual([]);
    const ids = elementsWhere(page.tree, ({ properties }) => 'id' in properties).map((one) => attribute(one, 'id'));
    expect
      .soft(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        'no id stands twice',
      )
      .toEqual([]);

    expect.soft(brokenAddresses(page), 'every link leads somewhere').toEqual([]);

    const levels = elementsNamed(page.tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
      .filter((heading) => textOf(heading).trim() !== '')
      .map((heading) => Number(heading.tagName.slice(1)));
    expect
      .soft(
        levels.filter((level) => level === 1),
        'one first heading',
      )
      .toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect.soft(jumps, `no level is skipped: levels ${levels.join(' ')}`).toEqual([]);

    const languages = elementsNamed(page.tree, 'html').map((html) => attribute(html, 'lang'));
    expect.soft(languages, 'it says its language').toEqual(['en']);
    const inline = elementsWhere(page.tree, ({ properties }) =>
      Object.keys(properties).some((name) => name === 'style' || /^on[A-Z]/.test(name)),
    );
    expect
      .soft(
        inline.map(({ tagName, properties }) => ({ tagName, properties })),
        'no inline style or handler',
      )
      .toEqual([]);
  });
}
