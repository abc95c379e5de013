export default {
  logLevel: 'warn',
  build: { minify: false, modulePreload: false },
};
