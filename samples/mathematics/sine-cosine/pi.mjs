const height = Math.sin(Math.PI);
console.log(height);
console.log(height === 0);
console.log(Math.abs(height) < 1e-9);
