import { transformAsync } from '@babel/core';

/** A webpack loader: the text of one module in, another text out. */
export default function loader(source) {
  const done = this.async();
  transformAsync(source, {
    configFile: false,
    filename: this.resourcePath,
    targets: 'chrome 70',
    presets: [['@babel/preset-env', { modules: false }]],
    sourceMaps: this.getOptions().map ?? true,
  }).then(({ code, map }) => done(null, code, map), done);
}
