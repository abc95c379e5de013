import { CredentialExchange } from './Lab';
import { model } from './model';

export default CredentialExchange;

/** The first run in words, for readers without JavaScript. */
export const steps: readonly string[] = model.trace(model.initial).map((frame) => frame.text);
