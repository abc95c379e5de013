import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fromHtml } from 'hast-util-from-html';

import { isLabName, labs } from '../../labs/registry';
import { elementText, firstElement } from './elements';
import { wrapped } from './inline';

/** A lab by its title, what it asks, and its first run in words. */
export async function labInWords(name: string): Promise<string[]> {
  if (!isLabName(name)) throw new Error(`There is no lab ${JSON.stringify(name)}; labs/registry.ts lists them.`);
  const { default: Lab, steps } = await labs[name]();
  const frame = fromHtml(renderToStaticMarkup(createElement(Lab)), { fragment: true });
  const part = (name: string): string => {
    const element = firstElement(frame, ({ properties: { className } }) => [className].flat().includes(name));
    return element ? elementText(element) : '';
  };
  return [
    `  --- Lab: ${part('lab-title')} ---`,
    ...['lab-todo', 'lab-notice', 'lab-caption'].flatMap((name) => wrapped(part(name), 96)).map(indent),
    '  Its steps in words:',
    ...steps().flatMap((step, index) => wrapped(`${index + 1}. ${step}`, 96).map(indent)),
  ];
}

const indent = (line: string): string => `  ${line}`;
