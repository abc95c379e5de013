import { useEffect, useRef, useState } from 'react';

import type { SearchClientConfig } from '../../shared/config';
import type { Passage, SearchClient } from '../../shared/types';
import { answerHosted } from './hostedAssistant';

interface AssistantAnswer {
  /** What the assistant has said so far; undefined where none is configured and passages are quoted instead. */
  text?: string;
  passages: readonly Passage[];
  isDone: boolean;
  hasFailed: boolean;
}

const passagesForAnswer = 5;
const nothing: AssistantAnswer = { passages: [], isDone: false, hasFailed: false };

/** Answers one question from the notes (another needs another panel): by the hosted assistant, or by quotations. */
export function useAnswer(
  config: SearchClientConfig,
  client: SearchClient,
  question: string,
): AssistantAnswer & { stop: () => void } {
  const [answer, setAnswer] = useState<AssistantAnswer>(nothing);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    stopper.current = controller;
    const tell = (change: Partial<AssistantAnswer>): void => {
      if (!controller.signal.aborted) setAnswer((before) => ({ ...before, ...change }));
    };
    answerQuestion(config, client, question, controller.signal, tell).then(
      () => tell({ isDone: true }),
      () => tell({ isDone: true, hasFailed: true }),
    );
    return () => controller.abort();
  }, [config, client, question]);

  function stop(): void {
    stopper.current?.abort();
    setAnswer((before) => ({ ...before, isDone: true }));
  }

  return { ...answer, stop };
}

async function answerQuestion(
  config: SearchClientConfig,
  client: SearchClient,
  question: string,
  signal: AbortSignal,
  tell: (change: Partial<AssistantAnswer>) => void,
): Promise<void> {
  if (config.hosted?.assistantId) return follow(answerHosted(config.hosted, question, signal), tell);
  tell({ passages: await client.passages(question, passagesForAnswer) });
}

async function follow(pieces: AsyncIterable<string>, tell: (change: Partial<AssistantAnswer>) => void): Promise<void> {
  let text = '';
  tell({ text });
  for await (const piece of pieces) tell({ text: (text += piece) });
}
