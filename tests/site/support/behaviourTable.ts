/** One thing that an answer must be. */
export interface Expectation {
  line: number;
  text: string;
  subject: 'code' | 'header' | 'body';
  /** The header's name, in small letters. */
  name?: string;
  relation: '==' | 'contains' | 'lacks' | 'is empty' | 'is absent';
  value: string;
}

/** A request and what its answer must be. */
export interface Case {
  line: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  expectations: Expectation[];
}

/** What came back. */
export interface ExpectedAnswer {
  code: number;
  headers: Headers | Map<string, string>;
  body: string;
}

/** Reads the table of `behaviour.txt`. @throws Error with the line that cannot be read. */
export function parseBehaviour(text: string): Case[] {
  const cases: Case[] = [];
  text.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const content = raw.trim();
    if (content === '' || content.startsWith('#')) return;
    const request = /^(GET|HEAD|POST) (\S+)$/.exec(content);
    if (request) {
      cases.push({ line, method: request[1]!, path: request[2]!, headers: {}, expectations: [] });
      return;
    }
    const current = cases.at(-1);
    if (!current) throw unreadable(line, content);
    const header = /^with header (\S+) (.+)$/.exec(content);
    if (header) current.headers[header[1]!] = header[2]!;
    else current.expectations.push(expectationFrom(content, line));
  });
  return cases;
}

function expectationFrom(content: string, line: number): Expectation {
  const match =
    /^(?<subject>code|body|header (?<name>\S+)) (?<relation>==|contains|lacks|is empty|is absent)(?: (?<value>.+))?$/.exec(
      content,
    )?.groups;
  if (!match) throw unreadable(line, content);
  const { name, relation, value = '' } = match;
  const needsValue = !relation!.startsWith('is ');
  if (needsValue !== (value !== '')) throw unreadable(line, content);
  return {
    line,
    text: content,
    subject: match['subject']!.split(' ')[0] as Expectation['subject'],
    ...(name && { name: name.toLowerCase() }),
    relation: relation as Expectation['relation'],
    value,
  };
}

function unreadable(line: number, content: string): Error {
  return new Error(
    `tests/site/behaviour.txt:${line}\n  expected  a line of the forms at the top of the file\n  found     ${content}`,
  );
}

/** What of the expectations an answer does not meet, in words. */
export function unmet(expectations: readonly Expectation[], answer: ExpectedAnswer): string[] {
  return expectations
    .filter((expectation) => !meets(expectation, found(expectation, answer)))
    .map((expectation) => {
      const actual = found(expectation, answer);
      return `line ${expectation.line}: expected ${expectation.text}, found ${actual === undefined ? 'none' : JSON.stringify(actual.slice(0, 200))}`;
    });
}

function found({ subject, name }: Expectation, { code, headers, body }: ExpectedAnswer): string | undefined {
  if (subject === 'code') return String(code);
  return subject === 'body' ? body : (headers.get(name!) ?? undefined);
}

function meets({ relation, value }: Expectation, actual: string | undefined): boolean {
  if (relation === 'is absent') return actual === undefined;
  if (actual === undefined) return false;
  if (relation === 'is empty') return actual === '';
  if (relation === '==') return actual === value;
  return actual.includes(value) === (relation === 'contains');
}
