import { ThisBinding } from './Lab';
import { model } from './model';

export default ThisBinding;

/** The first run in words: what the lab tells readers without JavaScript. Made when asked for, because a run takes time. */
export const steps = (): string[] => model.trace(model.initial).map((frame) => frame.text);
