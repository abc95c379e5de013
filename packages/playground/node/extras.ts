import path from 'node:path';

import type { Element, ElementContent } from 'hast';

import type { ExtrasOf, SampleExtras, ShownSample } from '@groundwork/samples/page';
import { frameAddress, hasFrame } from './frames/frameAddress';
import { frameSource } from './frames/frameSource';
import { runHere } from './runKind';

/** Height of a frame that declares none, in pixels. */
const usualHeight = 240;

/**
 * What the playground adds to a shown program: a button to edit and run it where it runs in the browser, and a frame
 * with the live result where it is a page or a component. All of it stands with the fence that shows the program's
 * output.
 */
export function playgroundExtras({ baseUrl, samplesFolder }: { baseUrl: string; samplesFolder: string }): ExtrasOf {
  return (sample) => {
    if (!sample.showsOutput) return nothing;
    if (hasFrame(sample)) {
      if (sample.options.notInBrowser !== undefined) return nothing;
      const isEditable =
        frameSource({ folder: path.join(samplesFolder, sample.page), file: sample.file }) !== undefined;
      return { controls: isEditable ? [editButton(sample, baseUrl)] : [], result: [frame(sample, baseUrl)] };
    }
    const here = runHere(sample);
    return 'kind' in here ? { controls: [runButton(sample, here.kind)], readsText: true, result: [] } : nothing;
  };
}

const nothing: SampleExtras = { controls: [], result: [] };

const editAndRun: ElementContent = { type: 'text', value: 'Edit and run' };

/** `client/page/watchButtons.ts` makes it work; without JavaScript it is not shown. */
function runButton({ file, options }: ShownSample, kind: string): ElementContent {
  const args = options.args && options.args.length > 0 ? { dataRunArgs: JSON.stringify(options.args) } : {};
  const properties = { type: 'button', className: ['sample__run'], dataRun: kind, dataRunFile: file, ...args };
  return element('button', { ...properties, ariaLabel: `Edit and run ${file} here` }, [editAndRun]);
}

/** The same for a live result; what is edited is fetched when it is pressed. */
function editButton(sample: ShownSample, baseUrl: string): ElementContent {
  const properties = { type: 'button', className: ['sample__run'], dataEdit: `${baseUrl}${frameAddress(sample)}.json` };
  return element('button', { ...properties, ariaLabel: `Edit and run ${sample.file} here` }, [editAndRun]);
}

/** The sandbox gives it an origin of its own: no storage, no cookies, nothing of the page around it. */
function frame(sample: ShownSample, baseUrl: string): ElementContent {
  return element(
    'iframe',
    {
      src: `${baseUrl}${frameAddress(sample)}`,
      title: `Live result of ${sample.file}`,
      // No forms: with them, one that a script sends takes the frame away from its document.
      sandbox: ['allow-scripts'],
      loading: 'lazy',
      referrerPolicy: 'no-referrer',
      height: sample.options.frame ?? usualHeight,
    },
    [],
  );
}

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
