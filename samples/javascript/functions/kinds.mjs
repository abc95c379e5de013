const works = (test) => {
  try {
    test();
    return 'yes';
  } catch {
    return '-';
  }
};

const kinds = {
  function: function () {},
  arrow: () => {},
  method: { run() {} }.run,
  class: class {},
  async: async function () {},
  generator: function* () {},
  bound: function () {}.bind(null),
};

console.log('           call  new   prototype');
for (const [name, f] of Object.entries(kinds)) {
  console.log(
    name.padEnd(10),
    works(() => f()).padEnd(5),
    works(() => new f()).padEnd(5),
    Object.hasOwn(f, 'prototype') ? 'yes' : '-',
  );
}
