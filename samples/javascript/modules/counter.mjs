export let count = 0;
export const add = () => {
  count++;
};
