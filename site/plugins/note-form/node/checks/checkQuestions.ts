import type { CheckedNote, LineOf, Mistake } from './checkedNote';

/** How many questions a note asks. */
const questions = { least: 5, most: 8 };
const form = '<details>, <summary>the question?</summary>, an empty line, the answer, an empty line, </details>';

/** What is wrong with the questions of a note, of any form. */
export function questionMistakes({ parts }: CheckedNote, at: LineOf): Mistake[] {
  const { checkYourself, questions: asked } = parts;
  if (!checkYourself || asked.length < questions.least || asked.length > questions.most) {
    return [
      {
        line: at(checkYourself ?? parts.whole.at(-1)),
        expected: `${questions.least} to ${questions.most} questions with folded answers below "## Check yourself"`,
        found: checkYourself ? `${asked.length}` : 'no such heading',
        hint: `each is ${form}`,
      },
    ];
  }
  return asked.flatMap(({ node, text, hasAnswer }) => [
    ...(text.endsWith('?')
      ? []
      : [
          {
            line: at(node),
            expected: 'a summary that asks, with a question mark at its end',
            found: text || 'no summary',
            hint: `a question is ${form}`,
          },
        ]),
    ...(hasAnswer
      ? []
      : [{ line: at(node), expected: 'an answer below the question', found: text, hint: `a question is ${form}` }]),
  ]);
}
