/** A piece of an expression: a number, an operator (`neg` is the sign before an operand) or a parenthesis. */
export interface Token {
  readonly kind: 'number' | 'operator' | 'open' | 'close';
  /** As drawn: the digits, the operator, the parenthesis. */
  readonly text: string;
  /** Characters before it in the expression. */
  readonly at: number;
}

/** How tightly an operator binds, and which of two equal neighbours goes first. */
export interface Binding {
  readonly strength: number;
  readonly groups: 'left' | 'right';
}

export const OPERATORS: Readonly<Record<string, Binding>> = {
  '+': { strength: 1, groups: 'left' },
  '-': { strength: 1, groups: 'left' },
  '*': { strength: 2, groups: 'left' },
  '/': { strength: 2, groups: 'left' },
  neg: { strength: 3, groups: 'right' },
  '^': { strength: 4, groups: 'right' },
};

export const MOST_NODES = 15;

interface Result {
  readonly tokens: readonly Token[];
  readonly mistake: string | null;
}

const PIECE = /\s*(?:(\d+(?:\.\d+)?)|([-+*/^])|(\()|(\)))/y;

function kindOf(match: RegExpExecArray): Token['kind'] {
  if (match[1]) return 'number';
  if (match[2]) return 'operator';
  return match[3] ? 'open' : 'close';
}

/** Where an operand must come and something else does, or the other way round; null if the token fits. */
function misplaced({ kind, text, at }: Token, operandNext: boolean): string | null {
  const startsOperand = kind === 'number' || kind === 'open' || text === 'neg';
  if (operandNext === startsOperand) return null;
  const wanted = operandNext ? 'a number or “(”' : 'an operator or “)”';
  return `Character ${at + 1}: ${wanted} must come here, not “${text}”.`;
}

/**
 * Cuts an expression into tokens. What is wrong is said in `mistake`, with the character counted from 1;
 * parentheses without a partner are left to the stack to find.
 */
export function tokenise(expression: string): Result {
  const tokens: Token[] = [];
  let operandNext = true;
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < expression.trimEnd().length) {
    const from = PIECE.lastIndex;
    const match = PIECE.exec(expression);
    if (!match) return { tokens, mistake: unknown(expression, from) };
    const sign = match[2] === '-' && operandNext ? 'neg' : match[0].trim();
    const token: Token = { kind: kindOf(match), text: sign, at: PIECE.lastIndex - match[0].trim().length };
    const mistake = misplaced(token, operandNext);
    if (mistake !== null) return { tokens, mistake };
    tokens.push(token);
    operandNext = token.kind === 'operator' || token.kind === 'open';
  }
  if (operandNext) return { tokens, mistake: 'The expression ends where a number must come.' };
  const nodes = tokens.filter((token) => token.kind === 'number' || token.kind === 'operator').length;
  const tooLong = nodes > MOST_NODES ? `This figure takes ${MOST_NODES} numbers and operators, not ${nodes}.` : null;
  return { tokens, mistake: tooLong };
}

function unknown(expression: string, from: number): string {
  const at = from + expression.slice(from).search(/\S/);
  return `Character ${at + 1}: “${expression[at]}” is neither a number, an operator nor a bracket.`;
}
