import { programLimits } from '../../shared/limits';
import type { RunEnding } from '../../shared/runMessages';

/** What the reader is told about the end of a run; the status is the one that a shell would be told. */
export const endingText = (ending: RunEnding, status = 1): string =>
  ending === 'error' && status !== 1 ? `Ended with exit status ${status}.` : endingTexts[ending];

export const endingTexts: Readonly<Record<RunEnding, string>> = {
  finished: 'Finished.',
  error: 'Ended with an error.',
  memory: `Stopped: it asked for more than ${programLimits.memory} MiB of memory.`,
  output: `Stopped: it printed more than ${programLimits.output / 1024} KiB; the rest is cut.`,
  time: `Stopped: it was still at work after ${programLimits.busy / 1000} seconds.`,
  stopped: 'Stopped.',
  unavailable: 'It could not be run: what runs it did not load. Try again.',
};

export const texts = {
  copy: (file: string) => `Your copy of ${file}`,
  hint: 'Runs in this browser only, without network.',
  frameHint: 'Runs in the frame below only, without network. Only your browser limits the memory that it takes.',
  keys: 'Ctrl+Enter runs it.',
  kept: 'This is your copy from before. Reset brings back the original.',
  keptCopy: 'Your copy',
  here: 'Printed here',
  compared: 'Printed here. Beside what was recorded, + is new and − is missing.',
  told: 'Told by the frame',
  recorded: 'As recorded',
  running: 'Running …',
  nothing: 'It printed nothing.',
  same: 'Finished: the same as recorded.',
  differs: 'Finished: not the same as recorded.',
  shown: 'The frame shows your copy.',
  notCompiled: 'Not compiled: the frame shows what it showed before.',
  noAnswer: `Stopped: the frame gave no answer for ${programLimits.busy / 1000} seconds. Its script never paused, or it left its document.`,
  flood: `Stopped: it told the page more than ${programLimits.output / 1024} KiB, or more than ${programLimits.output / programLimits.message} lines; the rest is cut.`,
  history: `Stopped: its script filled your browser’s history; that is taken back.`,
  size: `Stopped: its document grew beyond ${programLimits.elements.toLocaleString('en')} elements.`,
  growth: `Stopped: the page grew by more than ${programLimits.growth} MiB of memory.`,
  frameStopped: 'Stopped: the frame is empty. Run shows your copy anew.',
  slow: `Stopped: this device had not finished it after ${programLimits.total / 1000} seconds.`,
  run: 'Run',
  runFile: (file: string) => `Run ${file} here`,
  stop: 'Stop',
  reset: 'Reset',
  /** What stands for U+0000, which pages do not show. */
  nul: '␀',
} as const;
