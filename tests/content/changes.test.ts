import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { gitLog } from '../../site/lib/node/gitLog';
import { docFileOf } from '@groundwork/samples';
import { untoldNotes } from '../../site/plugins/reading/node/noteChanges';
import { report } from '@groundwork/machine/report';
import { pages, root } from './support';

/** From this day on notes tell what changed in them; what changed before is not owed. */
const firstDay = '2026-11-25';

/** The day of which a note tells; its form is checked with all front matter. */
const toldOn = (text: string): string => /^changed:\n {2}on: (\S+)$/m.exec(text)?.[1] ?? firstDay;

it('no note tells of a day to come; those that changed after the day of which they tell are reported', () => {
  const files = pages.map((page) => docFileOf(root, page));
  const days = new Map(files.map((file) => [file, toldOn(readFileSync(path.join(root, file), 'utf8'))]));
  const commits = gitLog(root, 'docs');
  const untold = untoldNotes(commits, days);
  if (untold.length > 0)
    report('stale', `${untold.length} notes changed later than their \`changed\` tells: ${untold.join(', ')}`);
  // Git's clock, the author's and this machine's may be hours apart, or this one's wrong.
  const now = Math.max(Date.now(), ...commits.map(({ date }) => Date.parse(date)));
  const tomorrow = new Date(now + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect([...days].filter(([, day]) => day > tomorrow)).toEqual([]);
});
