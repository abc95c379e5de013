import type { ComponentType, ReactElement } from 'react';

import { AuthorError } from '@groundwork/lib/authorError';
import * as labsOnServer from './doors.server';
import { isLabName, labs, type LabProps } from './registry';

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
      hint: 'labs/README.md tells how to add a lab; after a new one, `npx vitest run labs/registry.test.tsx -u`',
    });
  }
  const Lab: ComponentType<LabProps> = labsOnServer[name];
  return (
    <div data-island="lab" data-island-props={JSON.stringify({ name, ...props })}>
      <Lab {...props} />
    </div>
  );
}
