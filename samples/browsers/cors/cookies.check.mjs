import { open, told } from './browse.mjs';

const shop = 'https://shop.example';
/** The credentials mode, and what the API allows. */
const attempts = [
  ['same-origin', { Origin: '*' }],
  ['include', { Origin: '*' }],
  ['include', { Origin: shop }],
  ['include', { Origin: shop, Credentials: 'true' }],
];

let allowed = {};
function answer(request, response) {
  for (const [name, value] of Object.entries(allowed)) response.setHeader(`Access-Control-Allow-${name}`, value);
  if (request.url === '/login') response.setHeader('Set-Cookie', 'user=ada; Secure; HttpOnly; SameSite=Lax');
  response.end(request.headers.cookie ? 'orders of Ada' : 'please log in');
}

export default async (runner) => {
  const session = await open(runner, 'cookies.html', answer);
  await session.visit('https://api.shop.example/login');
  const page = await session.visit(shop);
  session.taken();
  const lines = [];
  for (const [number, [mode, headers]] of attempts.entries()) {
    allowed = headers;
    const got = await page.evaluate((m) => send(m).catch((error) => error.name), mode);
    const [{ cookie, answered }] = session.taken();
    lines.push(`${number + 1} mode ${mode}, ${cookie ? 'cookie sent' : 'no cookie'}`);
    lines.push(...answered.map((line) => `  ${line}`), `  script gets ${told(got)}`);
  }
  await session.close();
  return lines;
};
