const url = process.env.API_URL;
const { API_URL } = process.env;
const name = 'API_URL';

console.log(url, API_URL, process.env[name]);
if (process.env.NODE_ENV !== 'production') console.log('slow checks');
