import type { Element, Nodes } from 'hast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fromHtml } from 'hast-util-from-html';

import { isLabName, labs } from '../../labs/registry';
import type { LabModel } from '@groundwork/labs-kit/model';
import { noteElementsWhere, elementText } from './elements';
import { wrapped } from './inline';

/** A lab by its title, what it asks, where it begins, what can be set in it, and its first run in words. */
export async function labInWords(name: string): Promise<string[]> {
  if (!isLabName(name)) throw new Error(`There is no lab ${JSON.stringify(name)}; labs/doors.ts lists them.`);
  const { default: Lab } = await labs[name]();
  const { model } = (await import(`../../labs/${name}/model.ts`)) as { model: LabModel<unknown, unknown> };
  const steps = model.trace(model.initial).map(({ text }) => text);
  const frame = fromHtml(renderToStaticMarkup(createElement(Lab)), { fragment: true });
  const part = (name: string): string => elementsOf(frame, name).map(elementText)[0] ?? '';
  const asked = [part('lab-todo'), beginning(frame, steps), question(frame), part('lab-then')];
  const texts = [...asked, part('lab-notice'), part('lab-caption')];
  return [
    `  --- Lab: ${part('lab-title')} ---`,
    ...[...texts, ...settings(frame)].filter(Boolean).flatMap((text) => wrapped(text, 96).map(indent)),
    '  Its steps in words:',
    ...steps.flatMap((step, index) => wrapped(`${index + 1}. ${step}`, 96).map(indent)),
  ];
}

/** Where the lab stands when a reader comes, if that is not the first step. */
function beginning(frame: Nodes, steps: readonly string[]): string {
  const at = /at step (\d+)/.exec(elementsOf(frame, 'lab-still').map(elementText).join())?.[1];
  return at === undefined || at === '1' ? '' : `It begins at step ${at} of ${steps.length}.`;
}

/** What a reader is asked before the run, with the buttons to choose from. */
function question(frame: Nodes): string {
  const [box] = elementsOf(frame, 'lab-predict');
  if (box === undefined) return '';
  const choices = noteElementsWhere(box, ({ tagName }) => tagName === 'button').map(elementText);
  return `${elementsOf(box, 'lab-question').map(elementText).join()} (${choices.join(' / ')})`;
}

/** What can be set: each group of choices or buttons by its name, with what stands in it. */
function settings(frame: Nodes): string[] {
  const [controls] = elementsOf(frame, 'lab-controls');
  if (controls === undefined) return [];
  const groups = noteElementsWhere(
    controls,
    ({ tagName, properties }) => tagName === 'fieldset' || properties.role === 'group',
  );
  return groups.flatMap((group) => {
    const name = noteElementsWhere(group, ({ tagName }) => tagName === 'legend').map(elementText)[0];
    const label = name ?? String(group.properties.ariaLabel ?? '');
    const items = noteElementsWhere(group, ({ tagName }) => tagName === 'button' || tagName === 'label').map(
      elementText,
    );
    return label && items.length > 0 ? [`To choose, ${label}: ${items.join(' / ')}`] : [];
  });
}

const elementsOf = (tree: Nodes, className: string): Element[] =>
  noteElementsWhere(tree, ({ properties }) => [properties.className].flat().includes(className));

const indent = (line: string): string => `  ${line}`;
