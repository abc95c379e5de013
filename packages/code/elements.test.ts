import { expect, it } from 'vitest';

import { hastElement, hastText } from './elements';

it('takes the text of an element with that of all that it holds', () => {
  const mark = hastElement('mark', {}, [{ type: 'text', value: '12 ms' }]);
  const code = hastElement('code', { className: ['to'] }, [{ type: 'text', value: 'took ' }, mark]);
  expect(hastText(code)).toBe('took 12 ms');
  expect(hastText({ type: 'comment', value: 'unseen' })).toBe('');
});
