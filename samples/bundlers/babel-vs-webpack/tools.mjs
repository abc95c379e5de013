import { readFileSync } from 'node:fs';
import { transformFileSync } from '@babel/core';
import { rolldown } from 'rolldown';
import webpack from 'webpack';

const target = 'chrome 70';

export function babel(file) {
  const presets = ['@babel/preset-env'];
  const options = { configFile: false, targets: target, presets };
  return transformFileSync(file, options).code;
}

export async function bundled(options = {}) {
  const compiler = webpack({
    mode: 'production',
    entry: './main.js',
    target: `browserslist:${target}`,
    optimization: { minimize: false },
    output: { path: `${process.cwd()}/dist` },
    ...options,
  });
  const stats = await new Promise((done, fail) =>
    compiler.run((error, found) => error ? fail(error) : done(found)));
  if (stats.hasErrors()) throw new Error(stats.toString());
  return readFileSync('dist/main.js', 'utf8');
}

export const withBabel = (options = {}) => ({
  module: {
    rules: [{ test: /\.js$/, loader: './loader.mjs', options }],
  },
});

export async function rolled() {
  const bundle = await rolldown({
    input: 'main.js',
    transform: { target: target.replace(' ', '') },
  });
  return (await bundle.generate()).output[0].code;
}
