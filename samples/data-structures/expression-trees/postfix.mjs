function build(postfix) {
  const stack = [];
  for (const token of postfix.split(' ')) {
    if (/\d/.test(token)) {
      stack.push(token);
      continue;
    }
    const right = stack.pop();
    const left = stack.pop();
    stack.push(`(${left} ${token} ${right})`);
    console.log(stack.join('  and  '));
  }
}
build('2 3 + 9 5 - *');
