globalThis.fee = 2;

function sloppy() {
  const fee = 0;
  eval('var gift = "cup"');
  console.log('direct:', eval('fee'), gift);
  const run = eval;
  console.log('indirect:', run('fee'));
  const made = new Function('return fee');
  console.log('new Function:', made());
}
sloppy();

function strict() {
  'use strict';
  eval('var gift = "cup"');
  console.log('strict:', typeof gift);
}
strict();
