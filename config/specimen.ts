import type { SpecimenChoice } from '../plugins/home/node/specimen';

/** The sample that the home page shows as proof: short, in a language that most readers know, with a surprise in it. */
export const specimen = {
  note: 'mathematics/binary-arithmetic',
  file: 'limits.mjs',
  remark: 'Python answers the second line with 4294967296. Both are right:',
} satisfies SpecimenChoice;
