const payments = [20, 30, 10];

for (var index = 0; index < 3; index++) {
  setTimeout(() => {
    console.log('var', index, payments[index]);
  }, 0);
}

for (let index = 0; index < 3; index++) {
  setTimeout(() => {
    console.log('let', index, payments[index]);
  }, 0);
}
