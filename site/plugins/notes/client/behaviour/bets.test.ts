// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';

import { followBets } from './bets';

let abort: AbortController;

function page(chosen = ''): void {
  document.body.innerHTML = `<section class="bet"><fieldset>
    <label class="bet__choice"><input type="radio" name="bet-1" id="wrong" ${chosen}>3</label>
    <label class="bet__choice" data-right=""><input type="radio" name="bet-1" id="right">4</label></fieldset>
    <p class="bet__said"></p><details><summary>Show me</summary>Because.</details></section>`;
  followBets(document.body, abort.signal);
}

const choice = (id: string) => document.getElementById(id) as HTMLInputElement;
const said = () => [document.querySelector('details')!.open, document.querySelector('.bet__said')!.textContent];
const press = (id: string, key: string) =>
  choice(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => (abort = new AbortController()));
afterEach(() => abort.abort());

it('unfolds at a choice, and says whether it was right', () => {
  page();
  expect(said()).toEqual([false, '']);
  choice('wrong').click();
  expect(said()).toEqual([true, 'Not this one.']);
  choice('right').click();
  expect(said()).toEqual([true, 'Right.']);
});

it.each([
  ['Enter', () => press('right', 'Enter')],
  ['leaving', () => choice('right').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))],
])('lets arrow keys pass over choices, until %s', (_, decide) => {
  page();
  press('wrong', 'ArrowDown');
  choice('right').click();
  expect(said()).toEqual([false, '']);
  decide();
  expect(said()).toEqual([true, 'Right.']);
});

it('takes a choice that was made before it came', () => {
  page('checked');
  expect(said()).toEqual([true, 'Not this one.']);
});
