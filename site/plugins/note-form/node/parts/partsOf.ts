import type { Heading, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { EXIT, visit } from 'unist-util-visit';

import { plainText } from './words';

/** A folded question of "Check yourself". */
interface Question {
  node: MdxJsxFlowElement;
  text: string;
  hasAnswer: boolean;
}

/** The parts of a note that its form knows. */
export interface NoteParts {
  /** "In short": everything before the first heading. */
  opening: RootContent[];
  /** Headings that begin the part for the expert; a note has one. */
  deeper: Heading[];
  /** What is read before that part, and the whole. */
  plain: RootContent[];
  whole: RootContent[];
  /** The heading "Check yourself", and the questions below it. */
  checkYourself?: Heading;
  questions: Question[];
}

/** Takes a note apart. Front matter, imports and comments belong to no part. */
export function partsOf(tree: Root): NoteParts {
  const whole = tree.children.filter(({ type }) => !silent.has(type));
  const headings = whole.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
  const firstHeading = whole.findIndex(({ type }) => type === 'heading');
  const deeper = headings.filter((heading) => goingDeeper.test(plainText(heading)));
  const [division] = deeper;
  const checkYourself = headings.find((heading) => /^check yourself$/i.test(plainText(heading)));
  return {
    opening: firstHeading < 0 ? whole : whole.slice(0, firstHeading),
    deeper,
    plain: division ? whole.slice(0, whole.indexOf(division)) : whole,
    whole,
    checkYourself,
    questions: checkYourself ? sectionOf(whole, checkYourself).flatMap(questionsIn) : [],
  };
}

const silent = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression']);
const goingDeeper = /^going deeper\b/i;

/** What stands between a heading and the next one of its level. */
export function sectionOf(nodes: readonly RootContent[], heading: Heading): RootContent[] {
  const after = nodes.slice(nodes.indexOf(heading) + 1);
  const end = after.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  return end < 0 ? after : after.slice(0, end);
}

/** Every `<details>`, however deep it stands. */
function questionsIn(node: RootContent): Question[] {
  const found: Question[] = [];
  visit({ type: 'root', children: [node] } satisfies Root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === 'details') found.push(questionOf(element));
  });
  return found;
}

function questionOf(node: MdxJsxFlowElement): Question {
  const summary = summaryOf(node);
  const answer = { ...node, children: node.children.filter((child) => !holds(child, summary)) };
  const text = summary ? plainText(summary) : '';
  return { node, text, hasAnswer: plainText(answer) !== '' || holdsBlock(answer) };
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A parser that has not lifted inline elements out of their paragraphs has the summary in one. */
function summaryOf(node: MdxJsxFlowElement): Element | undefined {
  let summary: Element | undefined;
  visit(node, (child) => {
    if ((child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') || child.name !== 'summary')
      return undefined;
    summary = child;
    return EXIT;
  });
  return summary;
}

function holds(node: RootContent, wanted: Element | undefined): boolean {
  return node === wanted || ('children' in node && (node as Parent).children.some((child) => holds(child, wanted)));
}

const holdsBlock = (node: Parent): boolean => node.children.some(({ type }) => type === 'code' || type === 'math');
