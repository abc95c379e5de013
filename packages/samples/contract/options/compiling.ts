/** What a C program is compiled with, before the flags of its own. */
export const gccFlags: readonly string[] = ['-O2', '-Wall', '-pthread'];
