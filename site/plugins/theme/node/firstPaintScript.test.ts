import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { firstPaintScript, type FirstPaint } from './firstPaintScript';

interface Reader {
  stored?: Record<string, string>;
  search?: string;
  prefersDark?: boolean;
  storageBlocked?: boolean;
}

const main: FirstPaint = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  announcementId: undefined,
  namespace: '',
};

/** Runs the script for a reader and returns the attributes that it set. */
function firstPaint(
  options: FirstPaint,
  { stored = {}, search = '', prefersDark = false, storageBlocked = false }: Reader,
) {
  const attributes: Record<string, string> = {};
  runInNewContext(firstPaintScript(options), {
    document: {
      documentElement: { setAttribute: (name: string, value: unknown) => (attributes[name] = String(value)) },
    },
    location: { search },
    matchMedia: () => ({ matches: prefersDark }),
    URLSearchParams,
    get localStorage() {
      if (storageBlocked) throw new Error('denied');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  return attributes;
}

const theme = (mode: string, choice: string) => ({ 'data-theme': mode, 'data-theme-choice': choice });

test.each<[string, Reader, Record<string, string>]>([
  ['nothing stored, light system', {}, theme('light', 'system')],
  ['nothing stored, dark system', { prefersDark: true }, theme('dark', 'system')],
  ['stored', { stored: { theme: 'dark' } }, theme('dark', 'dark')],
  ['queried', { search: '?docusaurus-theme=dark', stored: { theme: 'light' } }, theme('dark', 'dark')],
  ['hostile stored value', { stored: { theme: '"><script>' } }, theme('light', 'system')],
  ['hostile query', { search: '?docusaurus-theme=%3Cscript%3E&docusaurus-data-theme=x' }, theme('light', 'system')],
  ['storage blocked', { storageBlocked: true, prefersDark: true }, theme('dark', 'system')],
])('%s', (_name, reader, expected) => expect(firstPaint(main, reader)).toEqual(expected));

test('a disabled switch leaves no choice', () => {
  const options = {
    ...main,
    colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false } as const,
  };
  expect(firstPaint(options, { stored: { theme: 'light' } })).toEqual(theme('dark', 'dark'));
});

test.each([
  ['dismissed', { id: 'new', dismiss: 'true' }, 'true'],
  ['not dismissed', { id: 'new', dismiss: 'false' }, 'false'],
  ['an older one dismissed', { id: 'old', dismiss: 'true' }, 'false'],
  ['never seen', undefined, 'false'],
])('an announcement: %s', (_name, stored, expected) => {
  const keys = stored && { 'docusaurus.announcement.id': stored.id, 'docusaurus.announcement.dismiss': stored.dismiss };
  const attributes = firstPaint({ ...main, announcementId: 'new' }, { stored: keys });
  expect(attributes['data-announcement-bar-initially-dismissed']).toBe(expected);
});

test('an id cannot end the script', () => {
  expect(firstPaintScript({ ...main, announcementId: '</script><b>' })).not.toContain('</script>');
});
