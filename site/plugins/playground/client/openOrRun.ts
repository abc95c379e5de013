import codeClasses from '@generated/code-classes.json';
import files from '@generated/playground/files.json';

import { createPlayground } from '@groundwork/playground';
import { adoptStyles } from '../../../components/adoptStyles';
import { explainSampleFailure } from '../../../components/explainFailure';

/** The playground with what it takes from this site: a chunk of its own, fetched when a button is pressed. */
export const openOrRun = createPlayground({ files, codeClasses, adoptStyles, explainFailure: explainSampleFailure });
