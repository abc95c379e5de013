import type { SpecimenChoice } from '../plugins/home/build/specimen';

/** The sample that the home page shows as proof: short, in a language that most readers know, with a surprise in it. */
export const specimen = {
  note: 'mathematics/binary-arithmetic',
  file: 'limits.mjs',
  remark: 'Python answers the third line with -4 1 -4. Both are right:',
} satisfies SpecimenChoice;
