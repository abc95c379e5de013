/** The door to the engine's own bench: judged queries, frozen pages and figures, and other engines to stand beside. Node only. */
export { answersTo, filesBeforeResults } from './figures/answers';
export { fillerPages } from './corpus/fillerPages';
export { freezePages } from './corpus/frozenPages';
export { knownItems } from './corpus/knownItems';
export { engineNames, loadEngines } from './engines/all';
export type { Engine } from './engines/engine';
export { readFigures, writeFigures } from './figures/figures';
export { allJudgments, overWritten, readJudgments, type Judgment } from './judgments/judgments';
export { score } from './judgments/score';
export { measureFigures } from './figures/measureFigures';
export { costTable, relevanceTable, type Scored } from './report';
export { runEngine, type EngineRun } from './engines/runEngine';
export { percentile } from './statistics';
