import * as net from './net.mjs';
import { lora, quantise } from './change.mjs';

// #region texts
const facts = net.names.map((n) => `${n} lives in ${net.home(n)}`);
const places = net.cities.map((c) => `${c} lies in ${net.land(c)}`);
const notes = net.names.flatMap((n, i) =>
  [0, 1, 2].map((k) => {
    const city = net.cities[(i + 2 * k + (i >> 2)) % 6];
    return `${city} : ${n} lives in ${city}`;
  }),
);
const texts = [...facts, ...places, ...notes];
// #endregion texts

// #region helpers
let line = 0;
const say = (what, ...rest) =>
  console.log(`${++line}`.padStart(2), what.padEnd(17), ...rest);
const answer = (model, text, seen) => {
  const { word, p } = net.next(model, text, seen);
  return `${word} ${p.toFixed(2)}`;
};
const right = (model) =>
  net.names.filter(
    (n) => net.next(model, `${n} lives in`).word === net.home(n),
  ).length;
const prompt = (text) => text.slice(0, text.lastIndexOf(' '));
function perplexity(model) {
  const surprise = facts.map((text) => {
    const { p } = net.forward(model, net.ids(prompt(text)));
    return -Math.log(p[net.vocabulary.indexOf(text.split(' ').at(-1))]);
  });
  return Math.exp(surprise.reduce((a, b) => a + b) / facts.length);
}
// #endregion helpers

// #region train
const model = net.create(40);
say('vocabulary', net.vocabulary.length, 'tokens');
say('parameters', net.count(model));
const before = perplexity(model).toFixed(1);
net.train(model, texts, 80, 0.1);
const after = perplexity(model).toFixed(1);
say('training', `perplexity ${before} to ${after}`);
// #endregion train

// #region ask
const sum = () =>
  net.all(model).flatMap((part) => [...part]).reduce((a, b) => a + b);
const weights = sum();
say('inference', answer(model, 'anna lives in'));
const still = sum() === weights;
say('weights after it', still ? 'the same' : 'changed');
say('2-token window', answer(model, 'anna lives in', 2));
say('hallucination', answer(model, 'zoe lives in'));

const store = ['zoe moved to rome', 'yan moved to lyon'];
const question = 'zoe lives in';
const found = store.find((note) => note.includes('zoe'));
const note = `${found.split(' ').at(-1)} :`;
say('retrieval', answer(model, `${note} ${question}`));
say('note or memory', answer(model, 'rome : anna lives in'));

const country = (name) => net.land(net.home(name));
const score = (reply) =>
  net.names.filter((n) => reply(n) === country(n)).length;
const direct = (n) => net.next(model, `${n} lies in`).word;
const thinking = (n) => {
  const city = net.next(model, `${n} lives in`).word;
  return net.next(model, `${city} lies in`).word;
};
say('country, at once', score(direct), 'of 12');
say('city first', score(thinking), 'of 12');
// #endregion ask

// #region change
const news = ['zoe lives in rome'];
const tuned = net.copy(model);
net.train(tuned, news, 20, 0.1);
const old = (changed) => `old ${right(changed)}/12`;
say('fine-tuning', `${answer(tuned, question)},`, old(tuned));
const { adapted, size } = lora(model, news, 20, 0.1);
say(`LoRA, ${size} numbers`, `${answer(adapted, question)},`, old(adapted));
for (const bits of [8, 3, 2])
  say(`${bits} bits`, old(quantise(model, bits)));
const student = net.create(8);
for (let round = 0; round < 80; round++)
  for (const text of texts.map(prompt)) {
    const { p } = net.forward(model, net.ids(text));
    net.learn(student, net.ids(text), p, 0.1);
  }
say('distillation', net.count(student), 'numbers,', old(student));
// #endregion change
