import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { htmlRules } from './support/htmlRules';
import { attribute, builtPage, builtRoutes, elementsNamed, elementsWhere, textOf } from './support/builtPages';

const validator = new HtmlValidate(htmlRules);

for (const route of [...builtRoutes(), '/404']) {
  test.describe(route, () => {
    test('is valid HTML', async () => {
      const report = await validator.validateString(builtPage(route).html, `${route}.html`);
      const messages = report.results.flatMap((result) => result.messages);
      expect(messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual(
        [],
      );
    });

    test('has one first heading, and no level is skipped', () => {
      const levels = elementsNamed(builtPage(route).tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
        .filter((heading) => textOf(heading).trim() !== '')
        .map((heading) => Number(heading.tagName.slice(1)));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
      expect(jumps, `levels ${levels.join(' ')}`).toEqual([]);
    });

    test('says its language and has no inline style or handler', () => {
      const { tree } = builtPage(route);
      expect(elementsNamed(tree, 'html').map((html) => attribute(html, 'lang'))).toEqual(['en']);
      const inline = elementsWhere(tree, ({ properties }) =>
        Object.keys(properties).some((name) => name === 'style' || /^on[A-Z]/.test(name)),
      );
      expect(inline.map(({ tagName, properties }) => ({ tagName, properties }))).toEqual([]);
    });
  });
}
