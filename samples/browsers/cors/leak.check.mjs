import { open, told } from './browse.mjs';

const login = (sameSite) => `https://api.shop.example/login/${sameSite}`;

function answer({ url, headers }, response) {
  const sameSite = /^\/login\/(\w+)$/.exec(url)?.[1];
  if (sameSite) response.setHeader('Set-Cookie', `user=ada; Path=/; Secure; HttpOnly; SameSite=${sameSite}`);
  // The mistake: each origin that asks is allowed.
  if (headers.origin) {
    response.setHeader('Access-Control-Allow-Origin', headers.origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
  }
  response.end(headers.cookie ? 'orders of Ada' : 'please log in');
}

/** Calls steal of the page in a frame without an origin of its own. */
const stealFromFrame = () =>
  new Promise((done) => {
    onmessage = (event) => done(event.data);
    const frame = document.createElement('iframe');
    frame.sandbox = 'allow-scripts';
    frame.srcdoc = `<script>
      const url = '${url}';
      ${steal}
      steal().then((text) => parent.postMessage(text, '*'));
    </script>`;
    document.body.append(frame);
  });

const attempts = [
  ['https://evil.example', 'None', 'steal()'],
  ['https://evil.example', 'None', stealFromFrame],
  ['https://evil.example', 'Lax', 'steal()'],
  ['https://blog.shop.example', 'Lax', 'steal()'],
];

export default async (runner) => {
  const session = await open(runner, 'leak.html', answer);
  const lines = [];
  for (const [origin, sameSite, call] of attempts) {
    await session.context.clearCookies();
    await session.visit(login(sameSite));
    const page = await session.visit(origin);
    session.taken();
    const got = await page.evaluate(call);
    const [named] = session.taken()[0].asked;
    lines.push(`${named}, SameSite=${sameSite}`, `  script gets ${told(got)}`);
  }
  await session.close();
  return lines;
};
