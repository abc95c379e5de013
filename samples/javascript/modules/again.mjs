import { writeFileSync } from 'node:fs';

writeFileSync('made.mjs', "throw new Error('no seats')");
for (let attempt = 1; attempt <= 2; attempt++) {
  try {
    await import('./made.mjs');
  } catch (error) {
    console.log(error.message);
  }
  writeFileSync('made.mjs', "console.log('it runs')");
}
await import('./made.mjs?2');
