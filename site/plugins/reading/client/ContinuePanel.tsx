import { useState, type ReactNode } from 'react';

import { begunNotes, forgetRecord, storedRecord } from '../../../lib/readingRecord';

const most = 4;

/**
 * On the home page of a reader who has begun notes: the one that was left, at its heading, and those before it. Draws
 * nothing for anybody else. The page keeps its room free (`data-continue`, before the first paint).
 */
export function ContinuePanel(): ReactNode {
  // Drawn in the browser alone: the page sends no frame of it.
  const [notes, setNotes] = useState(() => begunNotes(storedRecord()).slice(0, most));
  const [last, ...before] = notes;
  if (!last) return null;
  const { to, place } = last;
  const forget = (): void => {
    if (!forgetRecord()) return;
    setNotes([]);
    document.documentElement.removeAttribute('data-continue');
  };
  return (
    <section className="continue__strip" aria-label="Go on reading">
      <p className="continue__last">
        Go on with <a href={`${to}#${encodeURIComponent(place.id)}`}>{place.title}</a>, at “{place.heading}”
        {place.minutes > 0 && <>: {place.minutes === 1 ? '1 minute' : `${place.minutes} minutes`} left</>}
      </p>
      <p className="continue__before">
        {before.length > 0 && (
          <>
            Before that:{' '}
            {before.map((note, index) => (
              <span key={note.to}>
                {index > 0 && ', '}
                <a href={`${note.to}#${encodeURIComponent(note.place.id)}`}>{note.place.title}</a>
              </span>
            ))}
            .{' '}
          </>
        )}
        Only this browser knows.{' '}
        <button type="button" onClick={forget}>
          Forget
        </button>
      </p>
    </section>
  );
}
