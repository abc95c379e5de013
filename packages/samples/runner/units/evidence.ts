import { hashOf } from '../../contract/hash';
import type { Evidence } from '../../contract/fences/blocks';
import { inputsOf } from './inputs';
import type { ProgramUnit, SessionUnit } from './units';

/** Evidence for a program: the whole file is its source, whatever part of it a page shows. */
export function programEvidence(unit: ProgramUnit, output: string, toolchain: string, date: string): Evidence {
  return { source: hashOf(unit.program.text), output: hashOf(output), inputs: inputsOf(unit), toolchain, date };
}

/** Evidence for a session: its commands are the source, its text with the outputs is the output. */
export function sessionEvidence(unit: SessionUnit, text: string, toolchain: string, date: string): Evidence {
  const commands = unit.block.steps.map((step) => step.command);
  return { source: hashOf(...commands), output: hashOf(text), inputs: inputsOf(unit), toolchain, date };
}
