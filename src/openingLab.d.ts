/** `OpeningLab.server.tsx` on the server and in development, `OpeningLab.browser.tsx` else: `plugins/home/node/index.ts`. */
declare module '@opening-lab' {
  import type { ReactNode } from 'react';

  export default function OpeningLab(): ReactNode;
}
