async function load(file) {
  try {
    return require(file);
  } catch (error) {
    if (error.code !== 'ERR_REQUIRE_ESM') throw error;
    return import(file);
  }
}

load('./config.mjs').then(
  (config) => console.log('price', config.default.price),
  (error) => console.log(error.code),
);
