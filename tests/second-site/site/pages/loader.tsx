import ComponentCreator from '@docusaurus/ComponentCreator';
import routesChunkNames from '@generated/routesChunkNames';
import Layout from '@theme/Layout';
import { useState, type ComponentType, type ReactNode } from 'react';

/** The lazily loaded component of the page /long, as the router has it. */
function longPage(): ComponentType {
  const key = Object.keys(routesChunkNames).find((name) => /^\/long-[^-]+$/.test(name));
  return ComponentCreator('/long', key!.slice('/long-'.length));
}

/** Renders another route's component without waiting for its chunk, as no navigation does. */
export default function Loader(): ReactNode {
  const [Component, setComponent] = useState<ComponentType>();
  return (
    <Layout title="Loader">
      <main>
        <button type="button" onClick={() => setComponent(() => longPage())}>
          Load
        </button>
        {Component && <Component />}
      </main>
    </Layout>
  );
}
