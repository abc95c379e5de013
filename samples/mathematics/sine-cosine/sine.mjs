for (let n = 1; n <= 100000; n++)
  console.log(Math.sin(n / 100));
console.log(Math.sin(1e22));
