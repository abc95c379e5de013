export const oramaSchema = {
  route: 'string',
  title: 'string',
  heading: 'string',
  description: 'string',
  text: 'string',
  code: 'string',
} as const;
