'use client';

import { useState } from 'react';

export function Details({ children }) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <button onClick={() => setOpen(!open)}>
        Details
      </button>
      {open && children}
    </section>
  );
}
