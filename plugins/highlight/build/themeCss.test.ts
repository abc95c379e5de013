import { describe, expect, it } from 'vitest';

import { themeCss, themeNames } from './themeCss';

describe('themeCss', () => {
  it.each(themeNames)('colours code with the theme %s', (name) => {
    const css = themeCss(name, name);
    expect(css).toMatch(/^\.code \{ .*color: /);
    expect(css).toContain('.tok-comment {');
    expect(css).not.toMatch(/undefined|null|\[object/);
  });

  it.each(themeNames)('%s gives punctuation a colour and nothing else, which tokens would inherit', (name) => {
    const rules = themeCss(name, name).matchAll(/\.tok-punctuation\b[^{]*\{([^}]*)\}/g);
    for (const [, body] of rules) expect(body).toMatch(/^ color: [^;]+ $/);
    expect(themeCss(name, name)).toContain('.tok-plain');
  });

  it('scopes the dark theme to the dark mode', () => {
    const css = themeCss('github', 'dracula');
    expect(css).toContain("[data-theme='dark'] .code { color: #F8F8F2");
    expect(css).toMatch(/^\.code \{ color: #393A34/);
  });

  it('answers an unknown name with the names that exist', () => {
    expect(() => themeCss('vsDark', 'draculla')).toThrow(/dark: one of .*dracula.*vsLight[\s\S]*"draculla"/);
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
