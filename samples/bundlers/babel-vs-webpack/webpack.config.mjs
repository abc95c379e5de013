export default {
  mode: 'production',
  entry: './main.js',
  optimization: { minimize: false },
  stats: 'errors-only',
  module: {
    rules: [
      {
        test: /\.m?js$/,
        exclude: /node_modules/,
        loader: 'babel-loader',
      },
    ],
  },
};
