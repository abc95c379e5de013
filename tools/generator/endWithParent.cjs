// Given to a process by `--require`: it ends when the process that started it is gone, however that one ended.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 200).unref();
