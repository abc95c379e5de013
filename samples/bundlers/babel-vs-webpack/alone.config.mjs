export default {
  mode: 'production',
  entry: './main.js',
  // do not shorten the code
  optimization: { minimize: false },
  // print nothing but errors
  stats: 'errors-only',
};
