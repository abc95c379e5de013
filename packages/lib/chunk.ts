import { classesOf, type Element } from './htmlTree';

/** Code of the browser that is kept in a file of its own. What owns the code declares it; `site/config/chunks.ts` lists all. */
export interface Chunk {
  name: string;
  /** Matches the paths of its modules. */
  files: RegExp;
}

/** A stylesheet in a file of its own: it stays out of pages that do not need it. */
export interface Sheet extends Chunk {
  /** A page with such an element has the sheet in it. Without this no page has: a script asks for the file. */
  neededBy?: Need;
  /** Rules that fewer pages need still: those for classes that begin with this name and a hyphen. */
  kinds?: Readonly<Record<string, Need>>;
  /** Who draws what the sheet is for. A page has only the rules for what stands in it, or what that code may draw later. */
  drawnBy?: Drawer;
  /** True where no script gives its classes: a page has only the rules for what stands in it. */
  isStill?: boolean;
}

/** Code that goes on drawing what a page has of it. */
export interface Drawer {
  /** The attribute of its element that names it. */
  attribute: string;
  /** The file of its code by that name, from the root of the site. */
  file: (name: string) => string;
  /** How the ids begin that it puts together: a class that begins so is written whole. */
  idsBegin?: string;
}

export type Need = (element: Element) => boolean;

/** What has one of these classes. */
export const withClass =
  (...names: readonly string[]): Need =>
  (element) =>
    classesOf(element).some((name) => names.includes(name));
