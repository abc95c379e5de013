console.log('stock.mjs begins');
// wait 50 milliseconds
await new Promise((done) => setTimeout(done, 50));
console.log('stock.mjs ends');
