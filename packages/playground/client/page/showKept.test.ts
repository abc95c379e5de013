// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { texts } from '../editor/texts';
import { keepCopy } from '../../editedCopies';
import { showKept } from './showKept';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <figure class="sample" data-file="samples/go/a/one.mjs"><button data-run="module">Edit and run</button></figure>
    <figure class="sample" data-file="samples/go/a/two.html"><button data-edit="/two.json">Edit and run</button></figure>
    <figure class="sample sample--open" data-file="samples/go/a/two.html"><button data-edit="/two.json">Run</button></figure>`;
});

const buttons = (): (string | null)[] => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('says on closed samples that the reader’s copy is kept', async () => {
  keepCopy('/docs/go/a', 'two.html', ['mine', 'same'], ['yours', 'same']);
  showKept('/docs/go/a');
  await vi.waitFor(() => expect(buttons()).toEqual(['Edit and run', texts.keptCopy, 'Run']));
});

it('leaves pages alone whose samples nobody edited', async () => {
  keepCopy('/docs/go/b', 'one.mjs', ['mine'], ['yours']);
  keepCopy('/docs/go/a', 'one.mjs', ['yours'], ['yours']);
  showKept('/docs/go/a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(buttons()).toEqual(['Edit and run', 'Edit and run', 'Run']);
});
