import { open } from './browse.mjs';

let allowed = {};
function answer(request, response) {
  for (const [name, value] of Object.entries(allowed))
    if (value) response.setHeader(`Access-Control-Allow-${name}`, value);
  if (request.url === '/login') response.setHeader('Set-Cookie', 'user=ada; Secure; HttpOnly; SameSite=Lax');
  response.end(request.headers.cookie ? 'orders of Ada' : 'please log in');
}

export default async (runner) => {
  const session = await open(runner, 'cookies.html', answer);
  await session.visit('https://api.shop.example/login');
  const page = await session.visit('https://shop.example');
  session.taken();
  const lines = [];
  for (const [number, [mode, Origin, Credentials]] of (await page.evaluate('cases')).entries()) {
    allowed = { Origin, Credentials };
    const got = await page.evaluate((m) => send(m).catch((error) => error.name), mode);
    lines.push(`${number + 1} ${[mode, Origin, Credentials].filter(Boolean).join(', ')}`);
    lines.push(`  ${session.taken()[0].cookie ? 'cookie sent' : 'no cookie'}, script gets ${got}`);
  }
  await session.close();
  return lines;
};
