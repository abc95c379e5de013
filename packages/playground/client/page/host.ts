import type { CodeClasses } from '@groundwork/lib/codeRoles';
import type { PlaygroundFiles } from '../../shared/playgroundFiles';

/** What the playground takes from the page that it stands in. */
export interface PlaygroundHost {
  /** Where the build wrote what is loaded only now. */
  files: PlaygroundFiles;
  /** The classes that code has on the page. */
  codeClasses: CodeClasses;
  /** Applies the text of a stylesheet, once for the page however often it is given. */
  adoptStyles(styles: string): void;
  /** Says below a sample's button why a part of the playground could not be had, and offers what helps. */
  explainFailure(button: HTMLElement): void;
}
