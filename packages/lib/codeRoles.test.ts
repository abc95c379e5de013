import { expect, it } from 'vitest';

import { plainClass, roleClass, roleNames, roleOf, rolesAsTheme } from './codeRoles';

it('gives each role a class of its own', () => {
  const classes = [plainClass, ...roleNames.map(roleClass)];
  expect(new Set(classes).size).toBe(classes.length);
});

it('knows each role again by the colour that stands for it', () => {
  const colours = rolesAsTheme.tokenColors?.map(({ settings }) => settings.foreground);
  expect(colours?.map(roleOf)).toEqual(roleNames);
  expect([undefined, '#000000', '#FFFFFF'].map(roleOf)).toEqual([undefined, undefined, undefined]);
});
