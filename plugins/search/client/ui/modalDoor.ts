import type { SearchClientConfig } from '../../shared/config';
import { clientFor } from '../providers/createClient';
import { adoptStyles } from './adoptStyles';

export { SearchModal } from './SearchModal';

/** What can be done before the modal opens: its styles, its engine. */
export function prepare(config: SearchClientConfig): void {
  adoptStyles();
  clientFor(config).prepare();
}
