import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { readTrial, type Round, type Trial } from './readTrials';
import { missingToPass, trialTable } from './trialTable';

const good: Round = {
  date: '2026-11-22',
  facts: 9.5,
  clarity: 8,
  value: 9,
  errors: 0,
  newcomer: 'note',
  refuter: 'note',
  vocabulary_missing: [],
  changed: 'nothing was left to change',
};

const trial: Trial = {
  page: 'linux/sockets',
  title: 'Sockets',
  examined: '2026-11-21',
  must: Array.from({ length: 10 }, (_, at) => ({ fact: `Fact ${at}`, question: `Why ${at}?`, settled: 'socket(2)' })),
  misconceptions: Array.from({ length: 5 }, (_, at) => ({ wrong: `Wrong ${at}`, right: `Right ${at}` })),
  vocabulary: ['socket'],
  best: { title: 'A guide', url: 'https://example.org/', why: 'it is the best' },
  rounds: [
    { ...good, date: '2026-11-21', facts: 7, errors: 1, refuter: 'best', vocabulary_missing: ['backlog'] },
    good,
  ],
};

const read = (change: object, file = 'trials/linux/sockets.yaml') =>
  readTrial(stringify({ ...trial, ...change }), file);

describe('a trial', () => {
  it('is read with all its rounds', () => {
    expect(read({})).toEqual(trial);
  });

  it.each([
    [{ must: trial.must.slice(1) }, /sockets\.yaml:\d+\n {2}expected .*\n {2}found {5}must: does not have ten facts/],
    [{ rounds: [{ ...good, newcomer: 'both' }] }, /found {5}rounds\.0\.newcomer: is neither note nor best/],
    [{ rounds: [{ ...good, facts: 9.3 }] }, /rounds\.0\.facts: is no multiple of 0\.5/],
    [{ rounds: [{ ...good, clarity: 11 }] }, /rounds\.0\.clarity: is above 10/],
    [{ rounds: [{ ...good, mood: 'fine' }] }, /rounds\.0: the unknown key mood/],
    [{ rounds: [good, { ...good, date: '2026-11-20' }] }, /rounds in the order[\s\S]*found {5}2026-11-20/],
    [{ rounds: [{ ...good, value: undefined }] }, /found {5}rounds\.0: has a part of the refuter/],
    [{ page: 'linux/epoll' }, /the page that the file is named after[\s\S]*linux\/epoll/],
    [{ best: { ...trial.best, url: 'guide' } }, /best\.url: is not a web address/],
  ])('that breaks the form is refused: %j', (change, message) => {
    expect(() => read(change)).toThrow(message);
  });

  it('belongs to a page of the plan', () => {
    expect(() => read({ page: 'linux/nothing' }, 'trials/linux/nothing.yaml')).toThrow(/config\/topics\.ts/);
  });
});

describe('the table of trials', () => {
  it('says what is missing to pass', () => {
    expect(missingToPass(undefined)).toEqual(['no round yet']);
    expect(missingToPass(good)).toEqual([]);
    expect(missingToPass(trial.rounds[0])).toEqual([
      'facts 7 of 9',
      '1 error',
      'the refuter prefers the other page',
      'not defined: backlog',
    ]);
    expect(missingToPass({ ...good, clarity: 7.5, newcomer: 'best' })).toEqual([
      'clarity 7.5 of 8',
      'the newcomer prefers the other page',
    ]);
  });

  it('has rounds without a refuter, which pass nothing', () => {
    const { value, errors, refuter, ...half } = good;
    expect([value, errors, refuter]).not.toContain(undefined);
    expect(read({ rounds: [half] }).rounds).toEqual([half]);
    expect(missingToPass(half)).toEqual(['no refuter has read it']);
    expect(trialTable([{ ...trial, rounds: [half] }], false)).toMatch(/ 9\.5 +8 +- +- +note +- +no refuter/);
  });

  it('has the last round of each note, or every round', () => {
    const others = { ...trial, page: 'linux/epoll', rounds: [] };
    const last = trialTable([trial, others], false);
    expect(last).toMatch(/linux\/sockets +2 +2026-11-22 +9\.5 +8 +9 +0 +note +note +nothing\n/);
    expect(last).toMatch(/linux\/epoll +- .* no round yet\n/);
    expect(last).not.toContain('2026-11-21');
    expect(last).toMatch(/\n1 of 2 passed\.$/);
    expect(trialTable([trial], true)).toMatch(/sockets +1 +2026-11-21 +7 /);
  });
});
