import { GoScheduler } from './Lab';
import { model } from './model';

export default GoScheduler;

/** The first run in words, for readers without JavaScript. */
export const steps: readonly string[] = model.trace(model.initial).map((frame) => frame.text);
