for (const name of ['prices', 'offers']) {
  try {
    const list = await import(`./${name}.mjs`);
    console.log(list.default.tea);
  } catch (error) {
    console.log(error.code);
  }
}
