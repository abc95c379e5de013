import type { ReactElement, ReactNode } from 'react';
import { Columns, MarkSign } from '@groundwork/labs-kit';
import { bytesOf, NAMES, type Inode } from './disk';
import type { Mark, State } from './run';

function Box({
  mark,
  empty = false,
  children,
}: {
  readonly mark: Mark | null;
  readonly empty?: boolean;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <span className="lab-cell" data-kind={empty ? 'empty' : 'key'} data-mark={mark}>
      <span className="lab-cell-text">{children}</span>
      <MarkSign mark={mark} />
    </span>
  );
}

/** The directory: a row for each name, and the number of the inode that it leads to. */
export function Directory({ state }: { readonly state: State }): ReactElement {
  const { cursor } = state;
  return (
    <table aria-label="Directory">
      <Columns names={['name', 'leads to']} />
      <tbody>
        {NAMES.map((name) => {
          const number = state.entries[name];
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Box mark={cursor?.name === name ? cursor.mark : null} empty={number === undefined}>
                  {number === undefined ? <span className="lab-hidden">no entry</span> : `inode ${number}`}
                </Box>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const content = ({ data }: Inode): string => ('target' in data ? `→ ${data.target}` : data.join(' / '));

/** The inodes: count, descriptors and data; `rows` of them, so that nothing below moves when one comes or goes. */
export function Inodes({ state, rows }: { readonly state: State; readonly rows: number }): ReactElement {
  const { cursor, inodes, open } = state;
  const holders = (number: number) =>
    open
      .filter((held) => held.inode === number)
      .map((held) => held.fd)
      .join(', ');
  return (
    <table aria-label="Inodes">
      <Columns names={['inode', 'links', 'open as', 'data']} />
      <tbody>
        {inodes.map((inode) => (
          <tr key={inode.number}>
            <th scope="row">
              <Box mark={cursor?.inode === inode.number ? cursor.mark : null}>{inode.number}</Box>
            </th>
            <td>{inode.links}</td>
            <td>{holders(inode.number) || 'no'}</td>
            <td>{`${content(inode)}, ${bytesOf(inode)} B`}</td>
          </tr>
        ))}
        {Array.from({ length: rows - inodes.length }, (_, index) => (
          <tr key={`free-${index}`}>
            <td>
              <Box mark={null} empty>
                <span className="lab-hidden">none</span>
              </Box>
            </td>
            <td colSpan={3} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
