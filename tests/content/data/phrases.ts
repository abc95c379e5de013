/** Words that a note does without, and what to do instead (editorial guide, "Do not"). */
export interface Phrase {
  pattern: RegExp;
  hint: string;
}

const filler = 'delete it: say the thing itself';
const marketing = 'say what it does, with a number or a condition';
const machine = 'write it the way you would say it to a colleague';
const belittling = 'leave the word out: what is easy for one reader is not for another';

export const phrases: readonly Phrase[] = [
  { pattern: /\bTODO\b/, hint: 'write it' },
  ...words(belittling, 'simple', 'simply', 'easy', 'easily', 'just', 'obvious', 'obviously'),
  ...words(
    filler,
    "in today's",
    "let's dive",
    'dive in',
    'it is important to note',
    "it's important to note",
    'it is worth noting',
    'it should be noted',
    'in conclusion',
    'to sum up',
    'in this article',
    'in this note we',
    'in summary',
    'needless to say',
    'at the end of the day',
    'as we all know',
    'in the world of',
  ),
  ...words(
    marketing,
    'powerful',
    'robust',
    'seamless',
    'seamlessly',
    'blazing',
    'blazingly',
    'game-changer',
    'game changer',
    'leverage',
    'leverages',
    'leveraging',
    'best practice',
    'best practices',
    'cutting-edge',
    'state-of-the-art',
    'effortless',
    'effortlessly',
    'supercharge',
    'unlock the power',
    'unlocks the power',
    'unlock the potential',
  ),
  ...words(
    machine,
    'delve',
    'delves',
    'delving',
    'crucial',
    'crucially',
    'pivotal',
    'tapestry',
    'testament to',
    'underscores',
    'underscoring',
    'serves as',
    'boasts',
    'plays a key role',
    'plays a vital role',
    'ever-evolving',
    'landscape of',
    'navigate the',
    'realm of',
    'not only',
    'moreover',
    'furthermore',
    'additionally',
  ),
];

function words(hint: string, ...list: string[]): Phrase[] {
  return list.map((text) => ({
    pattern: new RegExp(`(?<![\\w-])${text.replaceAll("'", "['’]")}(?![\\w-])`, 'iu'),
    hint,
  }));
}

const naming = 'name it again: the reader looks for what is meant';

/** Beside those of all pages: forbidden in notes. */
export const riddles: readonly Phrase[] = [
  ...words(naming, 'the former', 'the latter', 'likewise'),
  ...words('leave it out: a name needs no excuse', 'so-called'),
];
