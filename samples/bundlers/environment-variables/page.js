console.log(process.env.API_URL);
console.log(process.env.NODE_ENV);
console.log(TEA);
console.log(process.env.DB_PASSWORD);
