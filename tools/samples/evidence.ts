import { hashOf } from '../../lib/samples/hash';
import type { Evidence, SessionBlock } from '../../lib/samples/blocks';
import type { Program } from './languages/language';

/** Evidence for a program: the whole file is its source, whatever part of it a page shows. */
export function programEvidence(program: Program, output: string, toolchain: string, date: string): Evidence {
  return { source: hashOf(program.text), output: hashOf(output), toolchain, date };
}

/** Evidence for a session: its commands are the source, its text with the outputs is the output. */
export function sessionEvidence(block: SessionBlock, text: string, toolchain: string, date: string): Evidence {
  return { source: hashOf(...block.steps.map((step) => step.command)), output: hashOf(text), toolchain, date };
}
