import { expect, it } from 'vitest';

import { QuestionThread } from './questionThread';

const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ id, question }) => {
    if (question === 'end') throw new Error('ended');
    if (question === 'exit') process.exit(3);
    parentPort.postMessage(question === 'fail' ? { id, error: 'refused' } : { id, answer: question + workerData });
  });
`)}`,
);

it('answers each question by itself, and throws what the script threw over one', async () => {
  const thread = new QuestionThread<string, string>(script, '!');
  const answers = await Promise.allSettled(['a', 'fail', 'b'].map((question) => thread.ask(question)));
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'a!' },
    { status: 'rejected', reason: 'refused' },
    { status: 'fulfilled', value: 'b!' },
  ]);
});

it('begins anew after its thread has ended', async () => {
  const thread = new QuestionThread<string, string>(script, '!');
  await expect(thread.ask('end')).rejects.toThrow('ended');
  expect(await thread.ask('a')).toBe('a!');
});

it('says so where its script ends the thread without an error, and begins anew', async () => {
  const thread = new QuestionThread<string, string>(script, '!');
  const answers = await Promise.allSettled(['exit', 'a'].map((question) => thread.ask(question)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(thread.ask('exit')).rejects.toThrow('ended with status 3');
  expect(await thread.ask('a')).toBe('a!');
});
