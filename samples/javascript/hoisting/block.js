function sloppy(open) {
  console.log('before:', typeof greet);
  if (open) {
    console.log('inside:', typeof greet);
    function greet() {}
  }
  console.log('after: ', typeof greet);
}

function strict(open) {
  'use strict';
  console.log('before:', typeof greet);
  if (open) {
    console.log('inside:', typeof greet);
    function greet() {}
  }
  console.log('after: ', typeof greet);
}

for (const run of [sloppy, strict]) {
  for (const open of [true, false]) {
    console.log(`${run.name}, ${open}`);
    run(open);
  }
}
