/** The chunk of what a note's page is made of below its layout, named in `client/NoteRoute.tsx`. */
export const notePageChunk = 'note-page';
