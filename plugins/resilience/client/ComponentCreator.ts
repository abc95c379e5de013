import createComponent from '@generator/ComponentCreator';

import { guarded } from './guarded';

/** The generator's lazily loaded route component, whose failure during a navigation is handled by us. */
export default function ComponentCreator(path: string, hash: string): ReturnType<typeof createComponent> {
  return guarded(createComponent(path, hash));
}
