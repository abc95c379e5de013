import { plain } from './plain';
import type { Variant } from './variant';

const withItem = (item: object): Variant => ({
  ...plain,
  themeConfig: { ...plain.themeConfig, navbar: { title: 'Faulty', items: [item] } },
});

/** Configurations that must not build. */
export const faulty = {
  unknownType: withItem({ type: 'carousel', label: 'Wrong' }),
} satisfies Record<string, Variant>;
