import type { AtRule } from 'postcss';

interface PostCssPlugin {
  postcssPlugin: string;
  AtRule: { media(rule: AtRule): void };
}

/** The font size for which a breakpoint in pixels was chosen: that of browsers whose reader chose none. */
const usualSize = 16;

/**
 * A PostCSS plugin that gives the generator's breakpoints in em, as ours are. Lengths in rem grow with the reader's
 * default font and pixels do not: a page would keep columns that have no room for a word.
 */
export function breakpointsInEm(): PostCssPlugin {
  return {
    postcssPlugin: 'breakpoints-in-em',
    AtRule: {
      media(rule) {
        rule.params = rule.params.replace(/\b(\d+(?:\.\d+)?)px\b/g, (_, px: string) => `${Number(px) / usualSize}em`);
      },
    },
  };
}
