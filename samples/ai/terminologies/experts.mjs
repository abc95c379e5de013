// Parameters of gpt-oss-120b, from its configuration. Billions.
const layers = 36;
const hidden = 2880; // numbers a token has between layers
const experts = 128;
const chosen = 4; // experts that a token goes through
const words = 201_088;

const expert = hidden * 2 * hidden + hidden * hidden;
const heads = hidden * 64 * (64 + 8 + 8) + 64 * 64 * hidden;
const billions = (n) => (n / 1e9).toFixed(1);

const total = layers * (experts * expert + heads) + 2 * words * hidden;
const active = layers * (chosen * expert + heads) + words * hidden;
console.log('stored in memory  ', billions(total));
console.log('used for one token', billions(active));
console.log('share             ', (active / total).toFixed(3));
