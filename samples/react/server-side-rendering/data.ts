// The server has loaded this from the database.
const tea = { price: 4, review: '</script>' };

const data = JSON.stringify(tea);
const safe = data.replaceAll('<', '\\u003c');
console.log(`<script id="data" type="application/json">
${safe}
</script>`);
