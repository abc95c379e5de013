import { adoptStyles } from '../../../components/adoptStyles';
import styles from '@generated/code-theme-light.pcss';

/** Adds the colours of code on a light ground, which count only while the reader chooses them. */
export const lightenCode = (): void => adoptStyles(styles);
