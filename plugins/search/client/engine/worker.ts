/// <reference lib="webworker" />
import type { WorkerQuestion } from '../providers/workerMessages';
import { answerQuestion } from './answerQuestion';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = async ({ data }: MessageEvent<WorkerQuestion>) => {
  const answer = await answerQuestion(data);
  if (answer) scope.postMessage(answer);
};
