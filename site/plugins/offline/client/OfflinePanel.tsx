import { useEffect, useReducer, useRef, type ReactNode } from 'react';

import { bytesOf, filesOf } from '../shared/fileList';
import { bringTopics, KeepingFailed, look, removeAll } from './keeping';
import { nothingKept, panelReducer, start, type PanelState } from './panelState';

export interface OfflinePanelProps {
  /** The site's base, which ends with a slash. */
  base: string;
  topics: readonly { id: string; title: string }[];
}

/**
 * Lets a reader choose topics to keep on this device, says what they take, keeps them, and removes them. Until it has
 * looked what is there, it shows what the server can know.
 */
export function OfflinePanel({ base, topics }: OfflinePanelProps): ReactNode {
  const [state, dispatch] = useReducer(panelReducer, start);
  const running = useRef<AbortController>(null);

  useEffect(() => {
    // A link of a topic leads to `#offline-linux`.
    const choose = (): void => {
      const topic = location.hash.slice('#offline-'.length);
      if (location.hash.startsWith('#offline-') && topics.some(({ id }) => id === topic))
        dispatch({ type: 'wanted', topic });
    };
    addEventListener('hashchange', choose);
    look(base).then(
      (found) => {
        dispatch({ type: 'looked', ...found });
        choose();
      },
      (error: unknown) => dispatch({ type: 'failed', message: messageOf(error) }),
    );
    return () => {
      removeEventListener('hashchange', choose);
      running.current?.abort();
    };
  }, [base, topics]);

  const keep = async (): Promise<void> => {
    if (!state.list) return;
    running.current = new AbortController();
    dispatch({ type: 'started', wanted: bytesOf(filesOf(state.list, state.chosen)) });
    try {
      const onProgress = (here: number, wanted: number): void => dispatch({ type: 'progress', here, wanted });
      const { list, kept } = await bringTopics({
        base,
        topics: state.chosen,
        onProgress,
        signal: running.current.signal,
      });
      dispatch({ type: 'kept', list, kept });
    } catch (error) {
      dispatch({ type: 'failed', message: messageOf(error) });
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await removeAll(base);
      dispatch({ type: 'removed' });
    } catch (error) {
      dispatch({ type: 'failed', message: messageOf(error) });
    }
  };

  const { list } = state;
  const removeButton = state.isStored && !state.progress && (
    <button type="button" onClick={() => void remove()}>
      Remove all
    </button>
  );
  if (!list) {
    return (
      <>
        <p role="status">{state.message || 'Looking at what can be kept …'}</p>
        {removeButton && <p className="offline__buttons">{removeButton}</p>}
      </>
    );
  }
  const sizeOf = (chosen: readonly string[]): string => megabytes(bytesOf(filesOf(list, chosen)));
  const common = bytesOf(list.common);
  return (
    <>
      <p>
        Each topic is kept with its notes, labs and the code of its samples. The first one brings {megabytes(common)}{' '}
        more, with what all pages and the search need.
      </p>
      <fieldset className="offline__topics" disabled={state.progress !== null}>
        <legend>Topics to keep</legend>
        <label>
          <input
            type="checkbox"
            checked={topics.every(({ id }) => state.chosen.includes(id))}
            onChange={({ target }) =>
              dispatch({ type: 'chosen', topics: target.checked ? topics.map(({ id }) => id) : [] })
            }
          />{' '}
          All of them <small>{sizeOf(topics.map(({ id }) => id))}</small>
        </label>
        {topics.map(({ id, title }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={state.chosen.includes(id)}
              onChange={() => dispatch({ type: 'toggled', topic: id })}
            />{' '}
            {title} <small>{megabytes(bytesOf(state.list?.topics[id] ?? []))}</small>
            {state.kept?.topics.includes(id) && <small className="offline__kept">kept</small>}
          </label>
        ))}
      </fieldset>
      <p className="offline__buttons">
        {state.progress ? (
          <button type="button" onClick={() => running.current?.abort()}>
            Stop
          </button>
        ) : (
          <button
            type="button"
            onClick={() => void (state.chosen.length > 0 ? keep() : remove())}
            disabled={isSame(state)}
          >
            {state.chosen.length > 0 ? `Keep ${sizeOf(state.chosen)}` : 'Keep nothing'}
          </button>
        )}
        {removeButton}
      </p>
      {state.progress && (
        // Not in the status, which would be read aloud at each file.
        <p>
          <progress aria-label="Brought so far" max={state.progress.wanted} value={state.progress.here} />
          {`${megabytes(state.progress.here)} of ${megabytes(state.progress.wanted)} are here.`}
        </p>
      )}
      <p role="status">{statusOf(state)}</p>
    </>
  );
}

/** Nothing to do: what is chosen is what is kept, in the version of today, and all of it is here. */
const isSame = ({ list, kept, missing, chosen }: PanelState): boolean =>
  kept === null
    ? chosen.length === 0
    : missing === 0 &&
      kept.version === list?.version &&
      kept.topics.length === chosen.length &&
      kept.topics.every((topic) => chosen.includes(topic));

function statusOf({ message, kept, missing, isStored, list, progress }: PanelState): string {
  if (progress) return 'Bringing what is missing …';
  if (message) return message;
  if (!kept && isStored) return 'No topic is known to be whole. Press Keep to go on, or Remove all.';
  if (!kept) return nothingKept;
  if (missing > 0) {
    const files = missing === 1 ? 'One file' : `${missing} files`;
    return `${files} of what is kept ${missing === 1 ? 'is' : 'are'} gone from this device. Press Keep to bring what is missing.`;
  }
  const size = list ? ` It takes ${megabytes(bytesOf(filesOf(list, kept.topics)))}.` : '';
  const many = kept.topics.length === 1 ? 'One topic is kept.' : `${kept.topics.length} topics are kept.`;
  return `${many} What is kept opens without a network, and is renewed when you read here with one.${size}`;
}

const messageOf = (error: unknown): string => {
  if (error instanceof KeepingFailed) return error.message;
  if (error instanceof DOMException && error.name === 'AbortError') {
    return 'Stopped. What has come stays; press Keep to go on, or Remove all.';
  }
  return 'This browser does not let the site keep files. In a private window it never does.';
};

/** `12.3 MB`, in units of a million bytes. */
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
