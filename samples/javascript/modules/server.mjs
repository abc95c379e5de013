import { createServer } from 'node:http';

const page = `<!doctype html><pre></pre><script type="module">
  for (const name of ['gone', 'gone', 'html', 'html', 'bad', 'bad']) {
    const load = import('./' + name + '.js');
    const result = await load.then((module) => module.default, String);
    document.querySelector('pre').append(name, ' ', result, '\\n');
  }
</script>`;
const js = 'text/javascript';
const first = {
  '/gone.js': [404, 'text/plain', 'not found'],
  '/html.js': [200, 'text/html', page],
  '/bad.js': [200, js, 'throw new Error("no seats")'],
};

createServer(({ url }, response) => {
  console.log('asked for', url);
  let answer = first[url] ?? [200, js, 'export default "fine"'];
  if (url === '/') answer = [200, 'text/html', page];
  delete first[url];
  response.writeHead(answer[0], { 'content-type': answer[1] });
  response.end(answer[2]);
}).listen(8001, '127.0.0.1', () => console.log('ready'));
