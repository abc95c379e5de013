function greeting() {
  {
    greet = 'one';
    function greet() {}
    greet = 'two';
  }
  return greet;
}
console.log('outside there is', greeting());
