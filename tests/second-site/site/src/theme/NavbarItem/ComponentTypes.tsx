import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { useState, type ReactNode } from 'react';

/** A type of the second site's own, whose rendering fails in the browser at the press of a button. */
function FragileItem({ label }: { label: string }): ReactNode {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('The item broke');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      {label}
    </button>
  );
}

export default { ...ComponentTypes, 'custom-fragile': FragileItem };
