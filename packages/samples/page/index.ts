/** Samples on a page: fences become figures with their evidence, programs and folders become files to download. */
export { commandsFor, offeredFolder, writeFolders } from './downloads/folder';
export { writeWholePrograms } from './downloads/wholeProgram';
export { checkLineReferences, mentionsIn } from './lineReferences';
export { remarkSamples } from './remarkSamples';
export { runsHere } from './runsHere';
export type { ExtrasOf, SampleExtras, ShownSample } from './sampleExtras';
