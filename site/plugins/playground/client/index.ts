import type { ClientModule } from '@docusaurus/types';

import { showKept, watchButtons } from '@groundwork/playground';
import { explainSampleFailure } from '../../../components/explainFailure';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ location }) =>
  showKept(location.pathname);

if (typeof document !== 'undefined') {
  watchButtons(() => import('./openOrRun').then(({ openOrRun }) => openOrRun), explainSampleFailure);
}
