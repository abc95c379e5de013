import webpack from 'webpack';

export default (env) => ({
  mode: 'production',
  entry: './page.js',
  stats: 'errors-only',
  plugins: [
    new webpack.EnvironmentPlugin(['API_URL']),
    new webpack.DefinePlugin({
      TEA: JSON.stringify(env.tea),
    }),
  ],
});
