import { useActionState, useState } from 'react';

type Answer = { message: string; name?: string };

async function save(_: Answer, form: FormData): Promise<Answer> {
  const name = String(form.get('name'));
  if (name.length < 3) return { message: `${name} is too short` };
  return { message: `saved ${name}` };
}

function Form({ keep }: { keep: boolean }) {
  const [note, setNote] = useState('');
  const [answer, submit, pending] = useActionState(
    async (before: Answer, form: FormData) => {
      const next = await save(before, form);
      return keep ? { ...next, name: String(form.get('name')) } : next;
    },
    { message: '' },
  );
  return (
    <form action={submit} id={keep ? 'kept' : 'plain'}>
      <input name="name" defaultValue={answer.name}
        placeholder="name" />
      <input value={note} onChange={(e) => setNote(e.target.value)}
        placeholder="controlled" />
      <button disabled={pending}>save</button>
      <output> {answer.message}</output>
    </form>
  );
}

export default () => <><Form keep={false} /><Form keep /></>;
