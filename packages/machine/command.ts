/**
 * Runs a command's main function. A number that it answers with becomes the status of the process; an error becomes
 * one message without a stack.
 */
export function command(main: () => Promise<unknown>): void {
  // Who reads what we print may have had enough, as `head` has.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  main().then(
    (status) => {
      if (typeof status === 'number') process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
