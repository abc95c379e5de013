const euro = {
  name: 'euro-sign',
  transform(code, id) {
    if (id.endsWith('/price.ts')) {
      return code.replace('EUR', '€');
    }
  },
};

export default { plugins: [euro] };
