import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LoadingProps {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}

interface Options<Loader, Loaded> {
  loader: Loader;
  loading: ComponentType<LoadingProps>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

type LoadableComponent = ComponentType<object> & { preload: () => Promise<unknown> };

/** From when on waiting is shown, in milliseconds. */
const delay = 200;

/** What the generator uses of its `react-loadable`, in the browser: a component whose parts are fetched before it. */
export default function Loadable<Loaded>(options: Options<() => Promise<Loaded>, Loaded>): LoadableComponent {
  return loadable(options.loader, options);
}

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

Loadable.Map = ({ loader, ...options }: Options<Loaders, Record<string, unknown>>): LoadableComponent =>
  loadable(
    async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(loader).map(async ([name, load]) => [name, await load()] as const)),
      ),
    options,
  );

function loadable<Result>(
  load: () => Promise<Result>,
  { loading: Loading, render }: Omit<Options<never, Result>, 'loader'>,
): LoadableComponent {
  let loaded: Result | undefined;
  let running: Promise<unknown> | undefined;
  const preload = (): Promise<unknown> =>
    (running ??= load().then(
      (result) => (loaded = result),
      (error: unknown) => {
        // The next time tries again.
        running = undefined;
        throw error;
      },
    ));

  function Loaded(props: object): ReactNode {
    const [{ error, pastDelay, attempt }, setState] = useState<{
      error?: unknown;
      pastDelay: boolean;
      attempt: number;
    }>({
      pastDelay: false,
      attempt: 0,
    });
    useEffect(() => {
      if (loaded !== undefined) return;
      const late = setTimeout(() => setState((state) => ({ ...state, pastDelay: true })), delay);
      let left = false;
      const settle = (result: { error?: unknown }): void => {
        clearTimeout(late);
        if (!left) setState((state) => ({ ...state, error: result.error }));
      };
      preload().then(
        () => settle({}),
        (reason: unknown) => settle({ error: reason }),
      );
      return () => {
        left = true;
        clearTimeout(late);
      };
    }, [attempt]);
    if (loaded !== undefined) return render(loaded, props);
    const retry = (): void => setState({ pastDelay: false, attempt: attempt + 1 });
    return (
      <Loading isLoading={error === undefined} pastDelay={pastDelay} timedOut={false} error={error} retry={retry} />
    );
  }
  return Object.assign(Loaded, { preload });
}
