import { plain, type Machine, type Value } from './machine';

export const PROGRAMS = ['accounts', 'places', 'var', 'let', 'update', 'header'] as const;
export type Name = (typeof PROGRAMS)[number];

interface Program {
  readonly title: string;
  readonly source: readonly string[];
  readonly run: (machine: Machine) => void;
}

/** Calls a function: an environment of its own, around which is the one where the function was made. */
function call(machine: Machine, f: Value, names: readonly string[], values: Record<string, Value> = {}): void {
  const outer = machine.recordOf(f);
  const around = machine.nameOf(outer);
  const at = machine.enter(`${f.text}()`, names, outer, values);
  machine.say(`${f.text} is called: a new environment. Around it is ${around}, where ${f.text} was created.`, {
    [at]: 'put',
  });
}

/** Leaves a call, and says what becomes of its environment. */
function back(machine: Machine, line: number, text: string): void {
  machine.leave();
  machine.line = line;
  machine.say(text);
}

const accountSource = [
  'function account() {',
  '  let balance = 100;',
  '  const pay = (amount) => {',
  '    balance -= amount;',
  '  };',
  '  const show = () => balance;',
  '  balance += 5;',
  '  return { pay, show };',
  '}',
  'const anna = account();',
  'const ben = account();',
  'anna.pay(20);',
  'print(anna.show());',
  'print(ben.show());',
];

function open(machine: Machine, owner: string, line: number): void {
  machine.line = line;
  call(machine, machine.value('account'), ['balance', 'pay', 'show']);
  machine.line = 5;
  machine.set('balance', plain(100));
  machine.set('pay', machine.closure('pay'));
  machine.set('show', machine.closure('show'));
  machine.say('pay and show are created in this call, so they refer to its environment.', {
    [machine.here]: 'changed',
  });
  machine.line = 6;
  machine.set('balance', plain(105));
  machine.say('balance is 105 now, for pay and for show.', { [machine.here]: 'changed' });
  const functions = [...machine.value('pay').functions, ...machine.value('show').functions];
  machine.leave();
  machine.set(owner, { text: '{ pay, show }', functions });
  machine.line = line;
  machine.say(
    `account returns. The environment of this call stays, because ${owner} leads to functions that refer to it.`,
    {
      0: 'changed',
    },
  );
}

/** One function of an account's object. */
const member = (machine: Machine, owner: string, index: number, text: string): Value => ({
  text,
  functions: [machine.value(owner).functions[index]!],
});

function show(machine: Machine, owner: string, line: number): void {
  machine.line = line;
  call(machine, member(machine, owner, 1, 'show'), []);
  const balance = machine.value('balance');
  machine.line = 5;
  machine.say(`balance: not in show(), found one environment further out: ${balance.text}.`, machine.search('balance'));
  machine.print(balance);
  back(machine, line, `Printed: ${balance.text}. Nothing refers to the environment of this call any more.`);
}

function accounts(machine: Machine): void {
  machine.enter('file', ['account', 'anna', 'ben']);
  machine.set('account', machine.closure('account'));
  machine.say('The program begins. The function account is ready, anna and ben have no value yet.');
  open(machine, 'anna', 9);
  open(machine, 'ben', 10);
  machine.line = 11;
  call(machine, member(machine, 'anna', 0, 'pay'), [], { amount: plain(20) });
  machine.line = 3;
  machine.set('balance', plain(85));
  machine.say(
    'balance is found in the environment where pay was created, and becomes 85.',
    machine.search('balance', 'changed'),
  );
  back(machine, 11, 'pay returns, and nothing keeps the environment of this call.');
  show(machine, 'anna', 12);
  show(machine, 'ben', 13);
}

const placeSource = [
  "const place = 'module';",
  'function where() { return place; }',
  'function outer() {',
  "  const place = 'outer';",
  '  const here = () => place;',
  '  {',
  "    const place = 'block';",
  '    print(where());',
  '    print(here());',
  '    print(place);',
  '  }',
  '}',
  'outer();',
];

function ask(machine: Machine, name: string, line: number, body: number): void {
  machine.line = line;
  call(machine, machine.value(name), []);
  machine.line = body;
  const place = machine.value('place');
  machine.say(
    `place: not in ${name}(), found in ${place.text}. The block that called is not on the way.`,
    machine.search('place'),
  );
  machine.print(place);
  back(machine, line, `Printed: ${place.text}.`);
}

function places(machine: Machine): void {
  machine.enter('module', ['place', 'where', 'outer']);
  machine.set('where', machine.closure('where'));
  machine.set('outer', machine.closure('outer'));
  machine.set('place', plain('module'));
  machine.line = 12;
  machine.say('The module has run up to its last line.');
  call(machine, machine.value('outer'), ['place', 'here']);
  machine.line = 4;
  machine.set('place', plain('outer'));
  machine.set('here', machine.closure('here'));
  machine.say('The function here is created, and refers to the environment of this call.', {
    [machine.here]: 'changed',
  });
  machine.line = 6;
  const block = machine.enter('block', [], machine.here, { place: plain('block') });
  machine.say('The block gets an environment with a third place.', { [block]: 'put' });
  ask(machine, 'where', 7, 1);
  ask(machine, 'here', 8, 4);
  machine.line = 9;
  machine.say('place: found at once, in the block.', machine.search('place'));
  machine.print(machine.value('place'));
  machine.leave();
  back(machine, 12, 'outer returns. Nothing from outside refers to its environments.');
}

const calls = 'for (const f of list) print(f());';
const loops = {
  var: ['const list = [];', 'for (var i = 0; i < 3; i++) {', '  list.push(() => i);', '}', calls],
  let: ['const list = [];', 'for (let i = 0; i < 3; i++) {', '  list.push(() => i);', '}', calls],
  update: ['const list = [];', 'for (let i = 0; i < 3;', '     list.push(() => i), i++) {', '}', calls],
  header: ['const list = [];', 'for (let i = 0, f0 = () => i;', '     i < 3; i++) {', '  list.push(f0);', '}', calls],
} as const;
type Loop = keyof typeof loops;

const placeOf = (name: string): string => (name.startsWith('iteration') ? name : `the ${name}`);

function push(machine: Machine, made?: Value): void {
  const f = made ?? machine.closure(`f${machine.value('list').functions.length}`);
  const list = machine.value('list');
  const functions = [...list.functions, ...f.functions];
  machine.set('list', { text: `[${functions.length}]`, functions });
  const place = placeOf(machine.nameOf(machine.recordOf(f)));
  machine.say(`list gets a function that refers to the environment of ${place}.`, { [machine.recordOf(f)]: 'found' });
}

/** An environment for an iteration, as section 14.7.4.4 makes it: around it is the same one, in it are copies. */
function iteration(machine: Machine, count: number, text: string): void {
  const copies = machine.variables;
  machine.leave();
  const at = machine.enter(`iteration ${count}`, [], 0, copies);
  machine.say(text, { [at]: 'put' });
}

const endOf = (number: number): string =>
  `Iteration ${number} ends. Iteration ${number + 1} gets an environment with a copy of i, before the update runs.`;

function step(machine: Machine, kind: Loop, count: number): void {
  machine.line = kind === 'header' ? 3 : 2;
  if (kind !== 'update') push(machine, kind === 'header' ? machine.value('f0') : undefined);
  machine.line = kind === 'update' || kind === 'header' ? 2 : 1;
  if (kind !== 'var') iteration(machine, count + 2, endOf(count + 1));
  if (kind === 'update') push(machine);
  machine.set('i', plain(count + 1));
  const end = count === 2 ? ' So i < 3 is false, and the loop ends.' : '';
  const which = kind === 'var' ? 'the one i' : `the i of iteration ${count + 2}`;
  machine.say(`The update i++ runs: ${which} is ${count + 1}.${end}`, machine.search('i', 'changed'));
}

function loop(machine: Machine, kind: Loop): void {
  const isVar = kind === 'var';
  machine.enter('file', ['list', ...(isVar ? ['i'] : [])]);
  machine.set('list', { text: '[0]', functions: [] });
  machine.line = 1;
  if (isVar) {
    machine.set('i', plain(0));
    machine.say('With var there is one i, in the environment of the file.', { 0: 'changed' });
  } else {
    const at = machine.enter('header', kind === 'header' ? ['f0'] : [], 0, { i: plain(0) });
    if (kind === 'header') machine.set('f0', machine.closure('f0'));
    const also = kind === 'header' ? ', and f0 is created there' : '';
    machine.say(`The header of the loop gets an environment with i = 0${also}.`, { [at]: 'put' });
    iteration(machine, 1, 'Iteration 1 gets an environment with a copy of i.');
  }
  for (let count = 0; count < 3; count++) step(machine, kind, count);
  if (!isVar) machine.leave();
  results(machine, loops[kind].length - 1);
}

function results(machine: Machine, line: number): void {
  machine.line = line;
  for (const [index, one] of machine.value('list').functions.entries()) {
    const f = { text: `list[${index}]`, functions: [one] };
    machine.enter(`${f.text}()`, [], machine.recordOf(f));
    const i = machine.value('i');
    machine.print(i);
    machine.say(
      `${f.text}() looks for i in the environment where it was created, and finds ${i.text}.`,
      machine.search('i'),
    );
    machine.leave();
  }
  machine.say('Done. An environment stays as long as a function in list refers to it.');
}

const loopOf = (kind: Loop, title: string): Program => ({
  title,
  source: loops[kind],
  run: (machine) => loop(machine, kind),
});

export const programs: Readonly<Record<Name, Program>> = {
  accounts: { title: 'two accounts', source: accountSource, run: accounts },
  places: { title: 'three places', source: placeSource, run: places },
  var: loopOf('var', 'loop with var'),
  let: loopOf('let', 'loop with let'),
  update: loopOf('update', 'function created in the update'),
  header: loopOf('header', 'function created in the header'),
};
