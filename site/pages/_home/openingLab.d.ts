/** The server draws the lab of the home page; the browser keeps the drawing, and needs no code for it until it is touched. */
declare module '@opening-lab' {
  import type { ReactNode } from 'react';

  export default function OpeningLab(): ReactNode;
}
