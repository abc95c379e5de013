import { expect, test } from 'vitest';

import { demandTrustedTypes } from './trustedTypes';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

function rules(): Rules {
  const made: Record<string, Rules> = {};
  const trustedTypes = { createPolicy: (name: string, policy: Rules) => (made[name] = policy) };
  const location = { href: 'https://example.org/docs/page', origin: 'https://example.org' };
  // The browser's window, as far as the policy looks at it.
  demandTrustedTypes({ location, trustedTypes } as unknown as Window);
  return made['default']!;
}

test.each([
  ['/assets/js/a.js', true],
  ['https://example.org/assets/js/a.js', true],
  ['b.js', true],
  ['https://elsewhere.example/a.js', false],
  ['//elsewhere.example/a.js', false],
  ['data:text/javascript,1', false],
  ['blob:https://example.org/1', true],
])('a script from %s is let in: %s', (url, isLetIn) => {
  expect(rules().createScriptURL(url)).toBe(isLetIn ? url : null);
});

test.each([
  ['<p class=a>once = 1, &lt;p onclick=x&gt;</p>', true],
  ['<script></script>', true],
  ['', true],
  ['<img src=x onerror=alert(1)>', false],
  ['<img src=x\nONERROR = "alert(1)">', false],
  ['<iframe srcdoc="<p>">', false],
])('the markup %s is let in: %s', (html, isLetIn) => {
  expect(rules().createHTML(html)).toBe(isLetIn ? html : null);
});

test('a browser without Trusted Types is left alone', () => {
  expect(() => demandTrustedTypes({ location: {} } as unknown as Window)).not.toThrow();
});
