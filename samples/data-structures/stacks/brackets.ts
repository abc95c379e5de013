// #region check
const closes = new Map([[")", "("], ["]", "["], ["}", "{"]]);

function check(text: string): string {
  const open: { bracket: string; at: number }[] = [];
  for (const [at, char] of [...text].entries()) {
    if ("([{".includes(char)) open.push({ bracket: char, at });
    if (closes.has(char)) {
      const top = open.pop();
      if (top?.bracket !== closes.get(char)) {
        return `${char} at ${at} meets ${top?.bracket ?? "nothing"}`;
      }
    }
  }
  const top = open.pop();
  return top ? `${top.bracket} at ${top.at} stays open` : "fine";
}

for (const text of ["f(a[1])", "f(a[1)]", "f(a[1]", "f)"]) {
  console.log(text.padEnd(8), check(text));
}
// #endregion check
