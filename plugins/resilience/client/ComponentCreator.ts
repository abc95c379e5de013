import createComponent from '@generator/ComponentCreator';

import { guardNavigation } from './navigation';

/** The generator's lazily loaded route component, whose failure during a navigation is handled by us. */
export default function ComponentCreator(path: string, hash: string): ReturnType<typeof createComponent> {
  const component = createComponent(path, hash);
  const preload = component.preload.bind(component);
  component.preload = () => guardNavigation(preload());
  return component;
}
