/** Runs a command's main function: its status becomes the process's, an error becomes one message without a stack. */
export function command(main: () => Promise<number | void>): void {
  main().then(
    (status) => {
      if (status) process.exitCode = status;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
