/** What stands in the place of a page that is not kept while there is no network. Nothing of the address is in it. */
export const notKeptPage = (base: string): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not kept on this device</title>
<style>
body{max-width:34rem;margin:4rem auto;padding:0 1rem;font:1.0625rem/1.6 serif;color-scheme:light dark;background:light-dark(#fbfcf8,#121713);color:light-dark(#18201b,#dee5dc)}
a{color:light-dark(#1a4b9c,#94bdf8)}
</style>
<main>
<h1>Not kept on this device</h1>
<p>There is no network, and no whole copy of this page is among those that you keep for reading offline.</p>
<p><a href="${base}docs#offline">See what is kept</a> · <a href="${base}search">Search the kept notes</a> · <a href="">Try again</a></p>
</main>
</html>
`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
