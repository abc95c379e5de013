/** Never indexed: they stand on every page and tell nothing. As a query's last word they still complete (`to` to `token`). */
export const ignoredWords: ReadonlySet<string> = new Set(
  'a an the of and or to is are was were be been it its that as by at'.split(' '),
);

/** Indexed, but weigh next to nothing beside other words: what people wrap a question in. */
export const softWords: ReadonlySet<string> = new Set(
  (
    'how what why when where which who does do did can could should would will i you we my your me us they them their he she him his her hers there this these those ' +
    'in on over under for from with into about between than then if not no so but have has had get gets make makes use using used need ' +
    'vs versus explain explained mean means meaning difference different work works happen happens example tutorial guide please ' +
    'cannot cant dont doesnt isnt whats hows just only also some any all more most'
  ).split(' '),
);

/** Count less beside other words: what error messages of all kinds have in common. */
export const faintWords: ReadonlySet<string> = new Set(
  'error errors fatal exception uncaught unhandled warning failed failure undefined unexpected thrown traceback'.split(
    ' ',
  ),
);
