import { labs } from './doors';

export { labs };

export type LabName = keyof typeof labs;

/** What a page may say to a lab that it shows. */
export interface LabProps {
  /** It opens the home page: small on a phone, without what is dragged, and plays once by itself. */
  readonly isOpening?: boolean;
}

/** True for the name of a lab. Asks for own names only, because the name may come from an attribute. */
export const isLabName = (name: unknown): name is LabName => typeof name === 'string' && Object.hasOwn(labs, name);
