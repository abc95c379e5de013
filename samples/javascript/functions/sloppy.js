const strict = new Function('"use strict"; return typeof this');
const sloppy = new Function('return typeof this');

for (const value of [undefined, 7, 'seven']) {
  console.log(value, strict.call(value), sloppy.call(value));
}
