// The colours of code, for who writes the page's stylesheet: a door of its own, because it needs no highlighter.
export { choiceCss, codeClasses, isThemeName, themeCss, themeNames, type ThemePair } from './themeCss';
