import * as names from './names.cjs';
import all from './names.cjs';

console.log(names.one, names.two, names.three, names.four);
console.log('three' in names, 'four' in names);
console.log(Object.keys(all).join(' '));
