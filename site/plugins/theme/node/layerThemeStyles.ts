import type { AtRule, Root } from 'postcss';

interface PostCssPlugin {
  postcssPlugin: string;
  Once(root: Root, helpers: { AtRule: new (init: { name: string; params: string }) => AtRule }): void;
}

/**
 * A PostCSS plugin that puts the generator's own styles into the cascade layer `theme`. The site's stylesheet stands
 * in no layer and therefore wins whatever the order in which the bundler joins the files; the few rules that the
 * generator's styles build on (a bare button) stand in the layer `base` below.
 */
export function layerThemeStyles(): PostCssPlugin {
  return {
    postcssPlugin: 'layer-theme-styles',
    Once(root, { AtRule }) {
      if (!/node_modules[\\/]@docusaurus[\\/]/.test(root.source?.input.file ?? '')) return;
      const layer = new AtRule({ name: 'layer', params: 'theme' });
      layer.append(root.nodes);
      root.append(new AtRule({ name: 'layer', params: 'base, theme' }), layer);
    },
  };
}
