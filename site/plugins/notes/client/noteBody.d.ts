declare module '@note-body' {
  import type { ComponentType, ReactNode } from 'react';
  const NoteBody: ComponentType<{ children: ReactNode }>;
  export default NoteBody;
}
