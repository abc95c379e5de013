let count = 0;
module.exports = { count, add: () => { count++; } };
