import type { ComponentType } from 'react';

type Loader = (props: Record<string, unknown>) => Promise<ComponentType<Record<string, unknown>>>;

/**
 * Everything interactive that can stand inside a note's HTML, by the name in its `data-island` attribute.
 * Each loads its own code, and only when the reader comes near it.
 */
export const islands: Readonly<Record<string, Loader>> = {
  lab: async ({ name }) => {
    const { isLabName, labs } = await import('../../labs/registry');
    if (!isLabName(name)) throw new Error(`There is no lab named ${JSON.stringify(name)}.`);
    return (await labs[name]()).default;
  },
  // Their props were written by the page that holds it (`site/pages/_docs/Contents.tsx`).
  changes: async () => {
    // The page and its fragment carry these styles; this import has them made.
    const [{ ChangesPanel }] = await Promise.all([
      import('../plugins/reading/client'),
      import('../components/contents/contents.css'),
    ]);
    return ChangesPanel as unknown as ComponentType<Record<string, unknown>>;
  },
  contents: async () =>
    (await import('../components/contents/ContentsFilter')).ContentsFilter as unknown as ComponentType<
      Record<string, unknown>
    >,
  // On the home page of a reader who has begun notes.
  continue: async () => (await import('../plugins/reading/client')).ContinuePanel,
  offline: async () =>
    (await import('../plugins/offline/client')).OfflinePanel as unknown as ComponentType<Record<string, unknown>>,
};

/** True for the name of an island. Asks for own names only, because the name comes from an attribute. */
export const isIslandName = (name: string | undefined): name is string =>
  name !== undefined && Object.hasOwn(islands, name);
