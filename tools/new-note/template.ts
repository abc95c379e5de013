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
  const words = page.split('/').at(-1)!.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A note that builds and says what to write where. The content check refuses it until every TODO is gone.
 * `concept` is the first concept that it defines; `day` is today.
 */
export function noteText(page: string, concept: string, sample: FirstSample, day: string): string {
  const title = titleOf(page);
  return `---
title: ${title}
description: "TODO: answer the question of ${page} in one or two sentences, 60 to 160 characters."
defines: [${concept}]
requires: []
sources:
  - title: TODO, the specification or manual page, with its section and version
    url: https://example.org/
    settles: TODO, which claim of this note it settles
verified: ${day}
---

TODO: sentence one answers the title. Sentence two says what breaks without it.

## TODO: a claim that the sample proves

TODO: say what to watch for, before the reader sees the output.

\`\`\`${sample.lang} file=${sample.file}
\`\`\`

TODO: say what in the output proves the claim.

## See it yourself

TODO: ask for a prediction, then give a command that works on an ordinary Linux machine.

\`\`\`console
$ echo TODO
\`\`\`
`;
}
