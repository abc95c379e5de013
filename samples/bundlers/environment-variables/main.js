const address = import.meta.env.VITE_API_URL;
console.log('Prices from', address);

if (import.meta.env.DEV) {
  console.log('Debug output');
}
