let calls = 0;

function again() {
  calls++;
  if (calls < 1e6) queueMicrotask(again);
  else console.log('a million calls');
}

setTimeout(() => console.log('timer'), 0);
again();
