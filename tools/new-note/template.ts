import path from 'node:path';

/** The first sample of a new note, in the language of its topic. */
interface FirstSample {
  file: string;
  lang: string;
  text: string;
}

const python: FirstSample = { file: 'first.py', lang: 'python', text: 'print("TODO: show the answer")\n' };

const byTopic: Record<string, FirstSample> = {
  go: {
    file: 'first.go',
    lang: 'go',
    text: 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("TODO: show the answer")\n}\n',
  },
  java: { file: 'First.java', lang: 'java', text: 'void main() {\n    IO.println("TODO: show the answer");\n}\n' },
  javascript: { file: 'first.mjs', lang: 'js', text: "console.log('TODO: show the answer');\n" },
  typescript: {
    file: 'first.ts',
    lang: 'ts',
    text: "const answer: string = 'TODO: show the answer';\nconsole.log(answer);\n",
  },
  linux: { file: 'first.sh', lang: 'bash', text: 'echo "TODO: show the answer"\n' },
  storage: { file: 'first.sh', lang: 'bash', text: 'echo "TODO: show the answer"\n' },
  databases: {
    file: 'first.sql',
    lang: 'sql',
    text: "-- engine: postgres\nSELECT 'TODO: show the answer' AS answer;\n",
  },
};

export function firstSample(topic: string): FirstSample {
  return byTopic[topic] ?? python;
}

/** `hash-tables` → `Hash tables` */
export function titleOf(page: string): string {
  const words = path.posix.basename(page).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const questions = [
  'what the thing is, in the words of a newcomer',
  'what it is for, and what one would do without it',
  'what the plain case prints, and why',
  'how the mechanism decides something',
  'what an expert would ask about its costs, limits or failures',
];

/**
 * A note that builds and says what to write where. The content check refuses it until every TODO is gone.
 * `concept` is the first concept that it defines; `day` is today.
 */
export function noteText(page: string, concept: string, sample: FirstSample, day: string): string {
  const title = titleOf(page);
  const answer = `TODO, say in one or two plain sentences what ${title} is and what it is for, in 60 to 160 characters.`;
  return `---
title: ${title}
question: TODO, which question does this note answer?
description: ${answer}
defines:
  ${concept}: TODO, one plain sentence of at most 160 characters that defines it and can be read alone.
requires: []
sources:
  - title: TODO, the specification or manual page, with its section and version
    url: https://example.org/
    settles: TODO, which claim of this note it settles
verified: ${day}
---

${answer}
TODO, this opening is "In short" and has 60 to 140 words.
It says what the thing is, with the standard term in **bold** and every acronym spelt out.
It says what problem the thing solves, and what one would have to do without it.
It says where a reader meets it, and gives one concrete example with names and numbers.

## TODO: the whole in one picture

TODO: name the parts and what flows between them, in the words that text and code use.

\`\`\`mermaid title="TODO: what the picture shows"
flowchart TD
    A[TODO: a part] --> B[TODO: another part]
\`\`\`

## TODO: the plain case from start to end

TODO: say what the smallest ordinary program does, and what to look for in its output.

\`\`\`${sample.lang} file=${sample.file}
\`\`\`

TODO: explain every step, and read the output together with the reader.

## TODO: how it works

TODO: build the mechanism up from the plain case; each step is motivated by what the one before could not do.

## Going deeper: TODO, what the expert finds here

### TODO: a cost, a limit or a failure

TODO: say who meets it and how it shows, then why, then what to do.

## When to use it and when not

TODO: compare with the neighbours, or leave this section out where there is no choice.

## Check yourself

${questions.map((about) => question(about)).join('\n\n')}

## See it yourself

TODO: give a task that a reader of the plain part can do on an ordinary Linux machine.

<details>
<summary>Result</summary>

\`\`\`console
$ echo TODO
\`\`\`

</details>
`;
}

const question = (about: string): string => `<details>
<summary>TODO: ask ${about}?</summary>

TODO: answer it from the page.

</details>`;
