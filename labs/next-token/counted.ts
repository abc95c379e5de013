/** The text that the note's program learns from; a test compares. */
export const CORPUS = `
the cat sat on the mat . the cat sat on the sofa .
the dog sat on the mat . the dog slept on the sofa .
the cat slept on the sofa . the cat ate the fish .
the dog ate the bone . the cat saw the dog .
anna was born in paris . ben was born in oslo .
cleo was born in paris . the dog saw the cat .`;

const words = CORPUS.trim().split(/\s+/);
export const VOCABULARY: readonly string[] = [...new Set(words)];

/** How often each word of the vocabulary follows these two. */
export function followers(prompt: string): readonly number[] {
  const [first, second] = prompt.split(' ').slice(-2);
  return VOCABULARY.map(
    (word) => words.filter((it, at) => it === word && words[at - 1] === second && words[at - 2] === first).length,
  );
}

/** The logit of each word: the logarithm of its count, with 0.01 more, so that no word is impossible. */
export const logitsOf = (prompt: string): readonly number[] => followers(prompt).map((count) => Math.log(count + 0.01));

/** Probabilities at a temperature. */
export function softmax(logits: readonly number[], temperature: number): readonly number[] {
  const top = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp((logit - top) / temperature));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}
