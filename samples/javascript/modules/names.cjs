exports.one = 1;
exports['two'] = 2;
if (false) exports.three = 3;
Object.assign(exports, { four: 4 });
for (const name of ['five']) exports[name] = 5;
