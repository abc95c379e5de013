import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import type { Finding } from './finding';

const empty =
  /^(here|this|that|link|click here|this (link|page|article|post|site)|read more|more|see|source|docs?|documentation|website)$/i;

/** A link's text says what is there; an image says what it shows. */
export function linkFindings(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link') {
      const text = toString(node).trim();
      const bad = text === '' || empty.test(text) || /^(https?:\/\/|www\.)/.test(text);
      if (bad)
        findings.push({
          line,
          expected: 'a link whose text says what is there',
          found: text || '(no text)',
          hint: 'name the section, the page or the claim',
        });
    }
    if (node.type === 'image' && !node.alt?.trim()) {
      findings.push({
        line,
        expected: 'an image with a text that says what it shows',
        found: node.url,
        hint: '![what the figure shows](file.svg)',
      });
    }
  });
  return findings;
}
