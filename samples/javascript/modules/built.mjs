import sell from './built.cjs';

console.log(typeof sell, typeof sell.default);
