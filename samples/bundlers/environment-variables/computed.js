const name = prompt('Which setting?');
console.log(import.meta.env[name]);
