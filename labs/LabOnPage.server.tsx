import type { ReactElement } from 'react';

import { AuthorError } from '../lib/authorError';
import { isLabName, labs, type LabProps } from './registry';
import { labsOnServer } from './registry.server';

/**
 * `<Lab name="hash-table" />` in a note: the lab's first frame as HTML, inside the element that the browser's
 * island runtime takes over. Throws an AuthorError for a name that no lab has.
 */
export default function LabOnPage({ name, ...props }: { readonly name: string } & LabProps): ReactElement {
  if (!isLabName(name)) {
    throw new AuthorError({
      file: 'a note with <Lab name=…>',
      expected: `the name of a lab: ${Object.keys(labs).join(', ')}`,
      found: JSON.stringify(name),
      hint: 'labs/README.md tells how to add a lab; a new one needs an entry in labs/registry.ts and labs/registry.server.ts',
    });
  }
  const Lab = labsOnServer[name];
  return (
    <div data-island="lab" data-island-props={JSON.stringify({ name, ...props })}>
      <Lab {...props} />
    </div>
  );
}
