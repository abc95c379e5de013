/** Opens the choices of text and code. They are fetched when somebody asks for them. */
export const openLook = (): void =>
  void import('./dialog').then(({ openDialog }) => openDialog()).catch(() => undefined);
