import { describe, expect, it } from 'vitest';

import { roleClass, roleNames } from '@groundwork/lib/codeRoles';
import { choiceCss, roleClasses, codeClasses, themeCss, themeNames } from './themeCss';

describe('themeCss', () => {
  it.each(themeNames)('colours code with the theme %s', (name) => {
    const css = themeCss({ light: name, dark: name });
    expect(css).toMatch(/^\.code \{ .*color: /);
    expect(css).toContain(`.${roleClass('comment')} {`);
    expect(css).not.toMatch(/undefined|null|\[object/);
  });

  it.each(themeNames)('%s gives punctuation a colour and nothing else, which tokens would inherit', (name) => {
    const classes = roleClasses({ light: name, dark: name });
    const body = new RegExp(`\\.${classes.get('punctuation')} \\{([^}]*)\\}`).exec(
      themeCss({ light: name, dark: name }),
    )![1];
    expect(body).toMatch(/^ color: [^;]+ $/);
  });

  it('gives roles that no theme tells apart one class, and a rule to each class that is given', () => {
    const one = roleClasses({ light: 'vsDark', dark: 'vsDark' });
    expect(one.get('operator')).toBe(one.get('punctuation'));
    // One is written as #9CDCFE, the other as rgb(156, 220, 254).
    expect(one.get('parameter')).toBe(one.get(undefined));
    const two = roleClasses({ light: 'vsDark', dark: 'oneDark' });
    expect(two.get('operator')).not.toBe(two.get('punctuation'));
    for (const pair of [
      { light: 'vsDark', dark: 'vsDark' },
      { light: 'github', dark: 'dracula' },
    ]) {
      const classes = roleClasses(pair);
      const css = themeCss(pair);
      for (const name of new Set(classes.values())) expect(css).toMatch(new RegExp(`(?:^|\\n)\\.${name} \\{`));
    }
  });

  it('colours every class that a page has with the theme that a reader chose, and only then', () => {
    const pair = { light: 'vsDark', dark: 'vsDark' };
    const css = choiceCss(pair, 'vsLight', '[data-ground=light]');
    for (const name of new Set(roleClasses(pair).values())) expect(css).toContain(`[data-ground=light] .${name} {`);
    for (const line of css.split('\n')) expect(line).toMatch(/^\[data-ground=light\] \./);
    expect(() => choiceCss(pair, 'paper', 'html')).toThrow(/"paper" is no colour theme; there are /);
  });

  it('tells the editor of samples the classes that pages have', () => {
    const pair = { light: 'vsDark', dark: 'vsDark' };
    const { base, plain, roles } = codeClasses(pair);
    const classes = roleClasses(pair);
    expect([base, plain, roles.parameter]).toEqual([classes.get('punctuation'), classes.get(undefined), plain]);
    expect(Object.keys(roles)).toEqual(roleNames);
  });

  it('has no class twice', () => {
    expect(new Set(roleNames.map(roleClass)).size).toBe(roleNames.length);
  });

  it('scopes the dark theme to the dark mode', () => {
    const css = themeCss({ light: 'github', dark: 'dracula' });
    expect(css).toContain("[data-theme='dark'] .code { color: #F8F8F2");
    expect(css).toMatch(/^\.code \{ color: #393A34/);
  });

  it('gives a line that stands out a ground away from its text: darker in a dark theme, lighter in a light one', () => {
    expect(themeCss({ light: 'vsDark', dark: 'vsDark' })).toMatch(/^\.code \{[^}]*--code-mark: #0008/);
    expect(themeCss({ light: 'github', dark: 'github' })).toMatch(/^\.code \{[^}]*--code-mark: #fff9/);
  });

  it('says of its ground whether it is dark, so that what else stands on it can be read', () => {
    expect(themeCss({ light: 'vsDark', dark: 'vsDark' })).toMatch(/^\.code \{[^}]*color-scheme: dark/);
    expect(themeCss({ light: 'github', dark: 'github' })).toMatch(/^\.code \{[^}]*color-scheme: light/);
    expect(choiceCss({ light: 'vsDark', dark: 'vsDark' }, 'vsLight', 'html')).toContain('color-scheme: light');
  });

  it('answers an unknown name with the names that exist', () => {
    expect(() => themeCss({ light: 'vsDark', dark: 'draculla' })).toThrow(
      /"draculla" is no colour theme; there are .*dracula.*vsLight/,
    );
  });

  it('knows the themes of the specification', () => {
    expect(themeNames).toEqual(
      expect.arrayContaining([
        'dracula',
        'duotoneDark',
        'duotoneLight',
        'github',
        'gruvboxMaterialDark',
        'gruvboxMaterialLight',
        'jettwaveDark',
        'jettwaveLight',
        'nightOwl',
        'nightOwlLight',
        'oceanicNext',
        'okaidia',
        'oneDark',
        'oneLight',
        'palenight',
        'shadesOfPurple',
        'synthwave84',
        'ultramin',
        'vsDark',
        'vsLight',
      ]),
    );
  });
});
