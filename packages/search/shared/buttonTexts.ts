/** The button's texts stand apart from the others: they are all that every page carries. */
export const buttonTexts = {
  buttonText: 'Search',
  buttonAriaLabel: 'Search',
} as const;
