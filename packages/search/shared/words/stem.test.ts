import { describe, expect, it } from 'vitest';

import { derivation, inflection, isPlural } from './stem';

describe('inflection', () => {
  it.each([
    ['locks', 'locked', 'locking', 'lock'],
    ['caches', 'cached', 'caching', 'cache'],
    ['scheduled', 'scheduling', 'schedules', 'schedule'],
    ['queries', 'query'],
    ['running', 'run'],
    ['indexes', 'index'],
    ['processes', 'process'],
    ['classes', 'class'],
  ])('joins %s and %s', (...words) => {
    expect(new Set(words.map(inflection)).size).toBe(1);
  });

  it.each([
    ['status', 'statu'],
    ['axis', 'axi'],
    ['string', 'str'],
    ['bus', 'bu'],
    ['red', 'r'],
    ['class', 'clas'],
  ])('keeps %s apart from %s', (word, stem) => {
    expect(inflection(word)).not.toBe(stem);
  });
});

describe('isPlural', () => {
  it('tells the plural from other forms', () => {
    expect(
      ['streams', 'streaming', 'streamed', 'stream'].map((form) => form !== 'stream' && isPlural('stream', form)),
    ).toEqual([true, false, false, false]);
    expect(isPlural('boxes', 'box') && isPlural('query', 'queries')).toBe(true);
  });
});

describe('derivation', () => {
  // From the vocabulary and output that accompany Porter's algorithm.
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['cats', 'cat'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['motoring', 'motor'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['digitizer', 'digit'],
    ['operator', 'oper'],
    ['triplicate', 'triplic'],
    ['formalize', 'formal'],
    ['hopeful', 'hope'],
    ['revival', 'reviv'],
    ['allowance', 'allow'],
    ['adoption', 'adopt'],
    ['probate', 'probat'],
    ['rate', 'rate'],
    ['controll', 'control'],
  ])('%s becomes %s', (word, stem) => {
    expect(derivation(word)).toBe(stem);
  });

  it('joins words of one root', () => {
    expect(derivation('compression')).toBe(derivation('compressed'));
    expect(derivation('isolation')).toBe(derivation('isolate'));
  });
});
