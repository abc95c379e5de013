const own = 'http://shop.localhost:8000';
const checks = {
  includes: (text) => text.includes('/account'),
  starts: (text) => text.startsWith('http://shop.localhost'),
  whole: (text) =>
    URL.canParse(text) && new URL(text).origin === own,
};
for (const referer of [
  'http://shop.localhost:8000/account',
  'http://evil.example/account',
  'http://shop.localhost.evil.example/',
  '',
]) {
  console.log(referer || '(missing)');
  for (const [name, check] of Object.entries(checks))
    console.log(' ', name, check(referer));
}
