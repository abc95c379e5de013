import { defineLab, fields, oneOf, type Prediction } from '@groundwork/labs-kit/model';
import { DEVICES, plan, QUERIES, run, TRIPS, WAYS, type Setup, type State } from './run';

const initial: Setup = { way: 'client', trip: '100', query: '200', device: 'phone' };

/** What the reader may meet, in each of the six ways. */
export const EXAMPLES: Readonly<Record<string, Omit<Setup, 'way'>>> = {
  'A phone': { trip: '100', query: '200', device: 'phone' },
  'A slow query': { trip: '100', query: '1000', device: 'phone' },
  'A far server': { trip: '300', query: '200', device: 'phone' },
  'A computer on a desk': { trip: '100', query: '200', device: 'desk' },
};

export const model = defineLab<Setup, State>({
  name: 'rendering-waterfall',
  setup: fields({ way: oneOf(WAYS), trip: oneOf(TRIPS), query: oneOf(QUERIES), device: oneOf(DEVICES) }),
  initial,
  /** The scripts are there, the screen is empty, and five other ways show the title. */
  startAt: 3,
  trace: run,
});

function predict(): Prediction {
  const { bars, moments } = plan(initial);
  const trips = bars.filter(({ name, to }) => name !== 'run' && to <= moments.price).length;
  const choices = ['1', '2', '3'];
  return {
    question:
      'Everything is rendered in the browser, and the empty page has come. After how many trips to the server, one behind the other and the first included, is the price on the screen?',
    choices,
    right: choices.indexOf(String(trips)),
    because: `The page, the scripts, and the query that the scripts make: ${moments.price} ms with these settings.`,
  };
}

export const prediction = predict();
