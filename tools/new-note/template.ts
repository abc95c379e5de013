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
export function titleFromPage(page: string): string {
  const words = path.posix.basename(page).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const questions = [
  'for something that stands on the page',
  'what will happen in a situation that is new',
  'what is wrong with a program or a setting',
  'what the reader would do, and why',
  'for a run by the reader, with its result recorded',
];

const workshops = [
  'a message or a symptom',
  'a surprise for somebody with ten years in it',
  'a decision, with numbers',
];

/**
 * A note with a walk that builds and says what to write where. The content check refuses it until every TODO is
 * gone. `concept` is the first concept that it defines; `day` is today.
 */
export function noteText(page: string, concept: string, sample: FirstSample, day: string): string {
  const title = titleFromPage(page);
  return `---
title: ${title}
question: TODO, which question does this note answer?
description: TODO, say in one or two plain sentences what ${title} is and what it is for, in 60 to 160 characters.
defines:
  ${concept}: TODO, one plain sentence of at most 160 characters that defines it and can be read alone.
requires: []
sources:
  - title: TODO, the specification or manual page, with its section and version
    url: https://example.org/
    settles: TODO, which claim of this note it settles
verified: ${day}
form: walk
---

TODO: open with a trouble, in two to four sentences: somebody wants something, and it goes wrong.

TODO: then the word as the answer, in **bold**: what it is in one sentence, what it buys, and what it costs.

## TODO: the question that the reader has now?

TODO: try the obvious thing first, and say what to look for in the output.

\`\`\`${sample.lang} file=${sample.file}
\`\`\`

TODO: look at what happened, explain it, and only then give the thing its name. The picture goes on with the story.

\`\`\`mermaid title="TODO: what the picture shows"
flowchart TD
    A[TODO: a part] --> B[TODO: another part]
\`\`\`

## Where you meet it on Monday

TODO: the real thing at real size, in one command and what it printed.

\`\`\`console
$ echo TODO
\`\`\`

## What you can do now

- TODO: the first thing that the reader can now do.
- TODO: the second.
- TODO: the third.

## Look it up

### TODO: what you see, and why

| What you see | Why  | What to do | Where |
| ------------ | ---- | ---------- | ----- |
| TODO         | TODO | TODO       | TODO  |

## Going deeper

${workshops.map(workshop).join('\n\n')}

## Check yourself

${questions.map(question).join('\n\n')}
`;
}

const workshop = (about: string): string => `### TODO: ${about}

TODO: say who needs it and how it shows. Then how it works underneath, a run that proves it, what to do, what it costs.`;

const question = (about: string): string => `<details>
<summary>TODO: ask ${about}?</summary>

TODO: give the reason with the answer.

</details>`;
