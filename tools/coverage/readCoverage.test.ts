import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { readCoverage, type Coverage } from './readCoverage';

const page = { title: 'A guide', url: 'https://example.org/', why: 'it is the best' };

const second: Coverage = {
  must: Array.from({ length: 10 }, (_, at) => ({ fact: `Fact ${at}`, question: `Why ${at}?`, settled: 'socket(2)' })),
  misconceptions: Array.from({ length: 5 }, (_, at) => ({ wrong: `Wrong ${at}`, right: `Right ${at}` })),
  vocabulary: ['socket'],
  best: page,
};

const third: Coverage = {
  ...second,
  must: second.must.map((fact, at) => ({ ...fact, reader: at < 5 ? 'newcomer' : 'expert' })),
  lookup: [{ table: 'Kinds of sockets', rows: ['stream', 'datagram'], columns: ['keeps order'], settled: 'socket(2)' }],
  problems: Array.from({ length: 6 }, (_, at) => ({
    problem: `Refused ${at}`,
    why: 'nobody listens',
    source: 'connect(2)',
  })),
  best: { newcomer: page, engineer: page },
};

const read = (list: object, file = 'coverage/linux/sockets.yaml') => readCoverage(stringify(list), file);

describe('a list of what a page covers', () => {
  it('is read in both forms', () => {
    expect(read(second)).toEqual(second);
    expect(read(third)).toEqual(third);
  });

  it.each([
    [
      { ...second, must: second.must.slice(1) },
      /sockets\.yaml:\d+\n {2}expected .*\n {2}found {5}must: does not have ten facts/,
    ],
    [{ ...second, rounds: [] }, /the unknown key rounds/],
    [{ ...second, best: { ...page, url: 'guide' } }, /best\.url: is not a web address/],
    [{ ...second, lookup: third.lookup }, /problems: is missing beside lookup/],
    [{ ...third, lookup: undefined }, /lookup: is missing beside problems/],
    [{ ...third, lookup: [{ ...third.lookup?.[0], rows: ['one'] }] }, /lookup\.0\.rows: has no rows to compare/],
    [{ ...third, problems: third.problems?.slice(1) }, /problems: does not have six entries/],
    [{ ...third, must: second.must }, /must: has a fact without reader/],
    [{ ...third, vocabulary: Array.from({ length: 13 }, (_, at) => `term ${at}`) }, /more than twelve terms/],
    [{ ...third, best: page }, /names no page for the newcomer/],
  ])('that breaks the form is refused: %j', (list, message) => {
    expect(() => read(list)).toThrow(message);
  });

  it('belongs to a page of the plan', () => {
    expect(() => read(second, 'coverage/linux/nothing.yaml')).toThrow(/config\/topics\.ts/);
  });
});
