import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import type { Specimen } from '../../../plugins/home/client';

/** One real sample as proof of the first promise: the program, what it printed, and where the note explains it. */
export function SpecimenFigure({ file, program, output, remark, note, run }: Specimen): ReactNode {
  return (
    <figure className="specimen">
      <p className="specimen__name">{file}</p>
      <pre tabIndex={0} aria-label={`Program ${file}`}>
        <code>{program}</code>
      </pre>
      <p className="specimen__name">
        What it printed{run && <span className="specimen__run">{` ${run.toolchain}, ${run.date}`}</span>}
      </p>
      <pre className="specimen__output" tabIndex={0} aria-label={`Output of ${file}`}>
        <samp>{output}</samp>
      </pre>
      <figcaption>
        {remark} <Link to={note.to}>{note.title}</Link>
      </figcaption>
    </figure>
  );
}
