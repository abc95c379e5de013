import { Circuit } from './Lab';
import { model } from './model';

export default Circuit;

/** The first run in words, for readers without JavaScript. */
export const steps: readonly string[] = model.trace(model.initial).map((frame) => frame.text);
