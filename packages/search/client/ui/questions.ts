import questions from '@generated/groundwork-search/default/questions.json';

/** What is offered where nothing is typed yet. */
export { questions };
