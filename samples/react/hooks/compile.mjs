import { readFileSync } from 'node:fs';
import { transformSync } from '@babel/core';

const { code } = transformSync(readFileSync('total.jsx', 'utf8'), {
  filename: 'total.jsx',
  configFile: false,
  parserOpts: { plugins: ['jsx'] },
  plugins: ['babel-plugin-react-compiler'],
});
console.log(code);
