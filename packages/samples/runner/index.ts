/** Runs the samples of notes in a sandbox: records what they print, and holds it to what was recorded. */
export { checkSamples, type CheckOptions } from './checkSamples';
export { recordSamples, type RecordOptions } from './recordSamples';
export { canonical } from './sandbox/canonical';
export { ensureSampleCommands } from './toolchains/commands';
