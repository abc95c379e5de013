import { adoptStyles } from '../../../../site/components/adoptStyles';

import type { SearchClientConfig } from '../../shared/config';
import { clientFor } from '../providers/createClient';
import styles from './search.pcss';

export { SearchModal } from './SearchModal';

/** What can be done before the modal opens: its styles, its engine. */
export function prepareSearch(config: SearchClientConfig): void {
  adoptStyles(styles);
  clientFor(config).prepare();
}
