import { listPages } from '@groundwork/samples';
import { command } from '@groundwork/machine/command';
import { readNote } from './readNote';

// npm run read -- topic/page: prints a note as a reader sees it.
command(async () => {
  const root = process.cwd();
  const page = process.argv[2] ?? '';
  if (!listPages(root).includes(page)) throw new Error('usage: npm run read -- topic/page (a note below docs/)');
  console.log(await readNote(root, page));
});
