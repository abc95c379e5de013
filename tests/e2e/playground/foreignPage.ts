/**
 * The ways by which a page of another website gets hold of the windows of a document of ours. Each takes an address and
 * returns a function that lists the windows to attack; they run in the foreign page.
 */
export const attack = {
  'a frame': `(address) => { const one = frame(address); return () => [one.contentWindow]; }`,
  'a frame in a sandbox': `(address) => { const one = frame(address, 'allow-scripts'); return () => [one.contentWindow]; }`,
  'a frame in a sandbox that keeps the origin': `(address) => {
    const one = frame(address, 'allow-scripts allow-same-origin allow-popups allow-modals');
    return () => [one.contentWindow];
  }`,
  'a window': `(address) => { const one = open(address); return () => [one]; }`,
} as const;

/** What the attacker has shown, as a page and as a component: it says where it ran, and writes the reader's storage. */
const payload = `
  const said = (() => { try { localStorage.setItem('taken', origin); return origin; } catch { return origin + ', without storage'; } })();
  (opener ?? parent).postMessage('ran in ' + said, '*');`;

/**
 * A page of another website. It sends ports to the windows it got hold of, greets as the site does, with every token
 * that it heard, and asks through each port to show its own script.
 */
export const foreignPage = `<!doctype html><title>Foreign</title><body><script>
  const frame = (src, sandbox) => {
    const one = document.createElement('iframe');
    if (sandbox) one.setAttribute('sandbox', sandbox);
    one.src = src;
    document.body.append(one);
    return one;
  };
  const script = ${JSON.stringify(payload)};
  const source = {
    kind: 'html', file: 'a', pictures: {},
    texts: { a: '<!doctype html><p>x</p><script>' + script + '</' + 'script>' },
  };
  const module = { kind: 'react', file: 'a.js', pictures: {}, texts: { 'a.js': script } };
  const sendPorts = (target, tokens) => {
    for (const data of [null, ...[undefined, '', ...tokens].map((token) => ({ kind: 'welcome', token }))])
      for (const shown of [source, module]) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => { if (data.kind === 'here') port1.postMessage({ kind: 'show', source: shown }); };
        target.postMessage(data, '*', [port2]);
        port1.postMessage({ kind: 'show', source: shown });
      }
  };
  const tryFor = async (targets, milliseconds) => {
    const heard = new Set();
    const tokens = [];
    addEventListener('message', ({ data }) => {
      heard.add(data);
      if (data?.token) tokens.push(data.token);
    });
    for (const end = performance.now() + milliseconds; performance.now() < end && heard.size === 0; ) {
      for (const target of targets()) if (target) sendPorts(target, tokens);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return [...heard];
  };
  const ways = { ${Object.entries(attack)
    .map(([name, way]) => `${JSON.stringify(name)}: ${way}`)
    .join(',\n')} };
  Object.assign(window, { ways, tryFor });
</script>`;
