// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { nothingKept, panelReducer, start, type PanelAction, type PanelState } from './panelState';
import { KeepingFailed } from './store';

const list = { version: 'v2', common: [], topics: { linux: [], go: [] } };
const kept = { version: 'v1', topics: ['linux'] } as unknown as NonNullable<PanelState['kept']>;

const after = (...actions: PanelAction[]): PanelState => actions.reduce(panelReducer, start);
const looked: PanelAction = { type: 'looked', list, kept, missing: 2, isStored: true };

it('begins with the topics that are kept', () => {
  expect(after(looked)).toMatchObject({ chosen: ['linux'], missing: 2, isStored: true, message: '' });
});

it('says why it is not known what can be kept, and still shows what is', () => {
  const state = after({ ...looked, list: new KeepingFailed('No network.') });
  expect(state).toMatchObject({ list: null, kept, chosen: ['linux'], message: 'No network.' });
});

it('ticks and unticks a topic; one that is wanted is ticked once and never unticked', () => {
  expect(after({ type: 'toggled', topic: 'go' }, { type: 'toggled', topic: 'linux' }).chosen).toEqual(['go', 'linux']);
  expect(after({ type: 'toggled', topic: 'go' }, { type: 'toggled', topic: 'go' }).chosen).toEqual([]);
  expect(after({ type: 'wanted', topic: 'go' }, { type: 'wanted', topic: 'go' }).chosen).toEqual(['go']);
});

it('has files on the device from the moment it begins, so that what was stopped can be removed', () => {
  expect(after({ type: 'started', wanted: 100 }, { type: 'failed', message: 'The device is full.' })).toMatchObject({
    isStored: true,
    progress: null,
    message: 'The device is full.',
  });
});

it('shows no progress of what has ended: its last words may come late', () => {
  const late: PanelAction = { type: 'progress', here: 90, wanted: 100 };
  expect(after({ type: 'started', wanted: 100 }, late).progress).toEqual({ here: 90, wanted: 100 });
  expect(after({ type: 'started', wanted: 100 }, { type: 'kept', list, kept }, late).progress).toBeNull();
  expect(after({ type: 'started', wanted: 100 }, { type: 'removed' }, late).progress).toBeNull();
});

it('misses nothing once all is kept', () => {
  expect(after(looked, { type: 'started', wanted: 1 }, { type: 'kept', list, kept })).toMatchObject({
    missing: 0,
    kept,
  });
});

it('has nothing after all is removed, and says so; the list of what can be kept stays', () => {
  expect(after(looked, { type: 'removed' })).toEqual({ ...start, list, message: nothingKept });
});

it('takes a message away with the next choice', () => {
  const failed: PanelAction = { type: 'failed', message: 'No network.' };
  for (const next of [
    { type: 'toggled', topic: 'go' },
    { type: 'chosen', topics: ['go'] },
    { type: 'wanted', topic: 'go' },
    { type: 'started', wanted: 1 },
  ] as const)
    expect(after(failed, next).message).toBe('');
});
