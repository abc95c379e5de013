/**
 * Unfolds a bet when its reader has chosen, and says whether that was right. Arrow keys go over the choices of radio
 * buttons and take each on the way: there a choice is made by Enter or Space, or by leaving the bet.
 */
export function followBets(body: HTMLElement, signal: AbortSignal): void {
  let passing = false;
  const choose = ({ target }: Event): void => {
    if (isChoice(target) && target.checked) show(target);
  };
  const onKey = (event: KeyboardEvent): void => {
    passing = event.key.startsWith('Arrow');
    if (event.key === 'Enter' || event.key === ' ') choose(event);
  };
  body.addEventListener('keydown', onKey, { signal });
  body.addEventListener('pointerdown', () => (passing = false), { signal });
  body.addEventListener('change', (event) => passing || choose(event), { signal });
  body.addEventListener('focusout', choose, { signal });
  for (const chosen of body.querySelectorAll('.bet__choice > input:checked')) show(chosen);
}

const isChoice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('.bet__choice > input');

function show(choice: Element): void {
  const bet = choice.closest('.bet');
  const said = bet?.querySelector('.bet__said');
  const rest = bet?.querySelector('details');
  if (!said || !rest) return;
  said.textContent = choice.closest('[data-right]') ? 'Right.' : 'Not this one.';
  rest.open = true;
}
