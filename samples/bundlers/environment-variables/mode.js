console.log(import.meta.env.MODE);
console.log(import.meta.env.PROD);
console.log(process.env.NODE_ENV);
