import { expect, it } from 'vitest';

import { endedSupport, supportPeriods } from './support';

it('finds the version in a label, whatever runs on it, and no longer number', () => {
  const on = (toolchain: string) => endedSupport(toolchain, '2026-11-21').map(({ product }) => product);
  expect(on('Node.js 20.20.2')).toEqual(['Node.js 20']);
  expect(on('tsx 4.23.15 on Node.js 20.20.2')).toEqual(['Node.js 20']);
  expect(on('RabbitMQ 3.10.8 on Linux 6.18, iproute2 6.1.0')).toEqual(['RabbitMQ 3.10']);
  expect(on('Node.js 200.1')).toEqual([]);
  expect(on('Python 3.11.2, Java 25.0.3, PostgreSQL 15.18 on Linux 6.18')).toEqual([]);
});

it('compares the last day with that of the recording', () => {
  expect(endedSupport('PostgreSQL 15.18', '2027-11-11')).toEqual([]);
  expect(endedSupport('PostgreSQL 15.18', '2027-11-12')).toMatchObject([{ until: '2027-11-11' }]);
});

it("takes a sample's own reason before that of the machine, and has none for the rest", () => {
  const [ownReason, machine, none] = [
    endedSupport('Node.js 20.20.2', '2026-11-21', 'its messages are those of that version'),
    endedSupport('Node.js 20.20.2', '2026-11-21'),
    endedSupport('RabbitMQ 3.10.8', '2026-11-21'),
  ].map(([ended]) => ended?.reason);
  expect(ownReason).toBe('its messages are those of that version');
  expect(machine).toMatch(/machine/);
  expect(none).toBeUndefined();
});

it('gives each version a day and a source', () => {
  for (const { until, source } of supportPeriods) {
    expect(until).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(source).toMatch(/^https:\/\//);
  }
});
