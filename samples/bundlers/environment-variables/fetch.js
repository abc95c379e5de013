const answer = await fetch('/config.json');
const config = await answer.json();
console.log('Prices from', config.address);
