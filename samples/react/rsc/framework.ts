import { readFileSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';
// @ts-expect-error: the package has no types
import * as server from 'react-server-dom-webpack/server';

// The part of the bundler: server code that imports a file with 'use client'
// gets references to what the file exports, and the file is not run.
const extensions = (Module as unknown as { _extensions: Record<string, (module: Module, file: string) => void> })._extensions;
const load = extensions['.jsx']!;
extensions['.jsx'] = (module, file) => {
  if (readFileSync(file, 'utf8').startsWith("'use client'")) module.exports = server.createClientModuleProxy(file);
  else load(module, file);
};

// The bundle in which the browser finds each client module.
const bundles = new Proxy(
  {},
  {
    get(_, reference) {
      const [file, name] = String(reference).split('#');
      return { id: path.basename(file!), chunks: ['1', 'client.js'], name };
    },
  },
);

/** The RSC payload of an element, and the first error. */
export async function payloadOf(element: ReactNode) {
  let error: string | undefined;
  const onError = ({ message }: Error) => void (error ??= message);
  const stream: ReadableStream = server.renderToReadableStream(element, bundles, { onError });
  return { payload: (await new Response(stream).text()).trim(), error };
}

/** Prints the RSC payload, with a line break before each element inside another one. */
export async function printPayload(element: ReactNode) {
  const { payload } = await payloadOf(element);
  console.log(payload.replaceAll(/(?<!^\d+:)\["\$",/gm, '\n  $&').replaceAll(',"children":', ',\n    "children":'));
}
