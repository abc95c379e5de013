const { items } = require('./items.cjs');
console.log(items[0].name);
