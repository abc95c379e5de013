import { createServer } from 'node:http';

const page = `<!doctype html><pre></pre><script type="module">
  for (const file of ['gone', 'html', 'throws']) {
    for (const attempt of [1, 2]) {
      let result;
      try {
        result = (await import('./' + file + '.js')).default;
      } catch (error) {
        result = error;
      }
      document.querySelector('pre').append(file, ' ', result, '\\n');
    }
  }
</script>`;
const failing = {
  '/gone.js': [404, 'text/plain', 'not found'],
  '/html.js': [200, 'text/html', page],
  '/throws.js': [200, 'text/javascript', 'throw new Error("bad")'],
};
const asked = new Set(['/']);

createServer(({ url }, response) => {
  console.log('asked for', url);
  let answer = [200, 'text/javascript', 'export default "fine"'];
  if (url === '/') answer = [200, 'text/html', page];
  else if (!asked.has(url)) answer = failing[url] ?? [404, '', ''];
  asked.add(url);
  response.writeHead(answer[0], { 'content-type': answer[1] });
  response.end(answer[2]);
}).listen(8000, '127.0.0.1', () => console.log('ready'));
