/** The name under which our own code runs beside a program, so that stack traces can leave it out. */
export const guestFile = '<playground>';
