import http from 'node:http';

// Fails after the first row: by an exception, or by an end too early.
const ways = {
  '/destroyed': (response) => response.destroy(),
  '/ended': (response) => response.end(),
  '/message': (response) => response.end('<script>fail()</script>'),
};

const server = http.createServer((request, response) => {
  response.write('<tr><td>First order</td></tr>');
  setTimeout(() => {
    try {
      response.writeHead(500);
    } catch (error) {
      console.log(`${request.url}: ${error.code}`);
    }
    ways[request.url](response);
  }, 50);
});

server.listen(0, '127.0.0.1', async () => {
  for (const way of Object.keys(ways)) {
    const response = await fetch(
      `http://127.0.0.1:${server.address().port}${way}`,
    );
    const text = await response.text().catch(
      (error) => `${error.name}: ${error.message}`,
    );
    console.log(`  client: ${response.status}, ${text}`);
  }
  server.close();
});
