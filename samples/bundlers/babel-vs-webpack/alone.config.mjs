export default {
  mode: 'production',
  entry: './main.js',
  // keep the bundle readable
  optimization: { minimize: false },
  // print nothing but errors
  stats: 'errors-only',
};
