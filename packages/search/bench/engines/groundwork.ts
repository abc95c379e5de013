import { buildIndex } from '../../indexer';
import type { Engine } from './engine';

export const groundwork: Engine = {
  name: 'groundwork',
  version: 'this repository',
  build: (pages) => Promise.resolve(buildIndex(pages)),
};
