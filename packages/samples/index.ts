/**
 * The contract of samples: what the fences of a note, its `samples.json` and its lock mean. Reads files, runs nothing.
 */
export type { Block, Evidence, ProgramBlock, SessionBlock, VaryMark } from './contract/fences/blocks';
export { blockOf, blocksIn, discoverBlocks } from './contract/fences/discover';
export type { FencePlace } from './contract/fences/fenceMeta';
export { namesFile, readFences, withoutFences } from './contract/fences/fences';
export { stripMarkers, type Fold } from './contract/listing/regions';
export { readLock } from './contract/notes/lock';
export { docFileOf, inputFiles, listPages, pageOf, pageOfFile, samplesFolderOf } from './contract/notes/pages';
export { lengthOf, readPage, showProgram, showSession, type PageSamples } from './contract/notes/pageSamples';
export { asShown, offersFolder, shownFiles } from './contract/notes/shownFiles';
export { saysWalk } from './contract/notes/walkForm';
export { isShortStdin } from './contract/options/readerCommand';
export { readSamplesJson, type ProgramOptions, type SamplesJson } from './contract/options/samplesJson';
export { sameOutput, variedRanges } from './contract/options/varies';
