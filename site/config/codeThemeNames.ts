/** The colour themes of code, by name: see `themeNames` in packages/code/themes/themeCss.ts. */
export const codeThemeNames = {
  light: process.env['GROUNDWORK_CODE_THEME_LIGHT'] ?? 'vsDark',
  dark: process.env['GROUNDWORK_CODE_THEME_DARK'] ?? 'vsDark',
  /** What a reader gets in the light mode who chooses code on light ground. */
  paper: 'vsLight',
};
