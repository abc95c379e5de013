// an IIFE: a function expression
// that line 6 calls at once
(function () {
  console.log(arguments[0]);
  console.log(arguments.map);
})(4, 10);

const bread = 5;
const text = 'return typeof bread';
console.log(new Function(text)());
