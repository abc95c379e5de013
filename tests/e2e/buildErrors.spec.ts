import { expect, test } from '@playwright/test';

import { themeNames } from '@groundwork/code/themes';
import { buildCase, type Case } from '../second-site/build';

test.setTimeout(240_000);
// In one worker: the cases of a group share a build.
test.describe.configure({ mode: 'default' });

const introduction = `---
title: Introduction
description: A page whose description is as long as the check of the front matter wants it to be.
---

Text.
`;
const introductionWith = (text: string): Record<string, string> => ({
  'docs/introduction.mdx': `${introduction}\n${text}\n`,
});
/** The line on which `introductionWith` puts its text. */
const plantedLine = introduction.split('\n').length + 1;

/** Builds a case that must fail and returns what it printed, without frames and line prefixes. */
function failedBuild(name: string, options: Case): string {
  const { status, output } = buildCase(name, options);
  expect(status, output).not.toBe(0);
  return output.replace(/^[\s│|]+/gm, '');
}

/** The four parts by which an author mends a mistake, after its place. */
function expectAuthorError(
  output: string,
  place: string,
  parts: { expected: string; found: string; hint: string | RegExp },
): void {
  const lines = output.slice(output.indexOf(place)).split('\n');
  expect(lines[0], output).toContain(place);
  expect(lines[1]).toContain('expected');
  expect(lines[1]).toContain(parts.expected);
  expect(lines[2]).toContain('found');
  expect(lines[2]).toContain(parts.found);
  expect(lines[3]).toMatch(/^hint/);
  expect(lines[3]).toMatch(parts.hint);
}

test.describe('navbar items', { tag: '@verify' }, () => {
  test('An unknown navbar item type throws an error.', () => {
    const output = failedBuild('unknown-type', { base: 'second', environment: { SECOND_SITE_VARIANT: 'unknownType' } });
    expect(output).toContain('Bad navbar item type carousel');
  });
});

test.describe('pages that cannot be rendered', { tag: '@verify' }, () => {
  let output = '';

  // One build reports them all.
  test.beforeAll(() => {
    const page = (item: object) => `import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';
export default function Faulty() {
  return <Layout><NavbarItem {...${JSON.stringify(item)}} /></Layout>;
}
`;
    output = failedBuild('faulty-pages', {
      base: 'second',
      environment: { SECOND_SITE_VARIANT: 'plain' },
      files: {
        'pages/version.tsx': page({
          type: 'docsVersionDropdown',
          versions: ['0.9'],
          dropdownItemsBefore: [],
          dropdownItemsAfter: [],
        }),
        'pages/sidebar.tsx': page({ type: 'docSidebar', sidebarId: 'empty', label: 'Empty' }),
        'pages/none.tsx': page({ type: 'docSidebar', sidebarId: 'none', label: 'None' }),
        'pages/type.tsx': page({ type: 'carousel', label: 'Wrong' }),
        'pages/nameless.tsx': 'export const named = 1;\n',
      },
    });
  });

  test('A docs version dropdown naming an unknown version throws an error listing the available version names.', () => {
    expect(output).toContain("No docs version exist for name '0.9'");
    expect(output).toMatch(/Available version names:\s+- current/);
  });

  test('A docSidebar navbar item whose sidebar has no link target throws an error.', () => {
    expect(output).toContain(`Sidebar with ID "empty" doesn't have anything to be linked to.`);
  });

  test('A docSidebar navbar item of an unknown sidebar throws an error listing the sidebars', () => {
    expect(output).toContain(`Can't find any sidebar with id "none"`);
    expect(output).toMatch(/Available sidebar ids are:\s+- main/);
  });

  test('An item of an unknown type throws an error where it is rendered, too', () => {
    expect(output).toContain('No NavbarItem component found for type "carousel"');
  });

  test("Doc page module lacking a default export: error 'The page component at {route} doesn't have a default export...'.", () => {
    expect(output).toContain("The page component at /nameless doesn't have a default export.");
  });
});

test.describe('links and images that lead nowhere', { tag: '@verify' }, () => {
  let output = '';

  // In the form of a note, so that the text alone is at fault.
  const question = '<details>\n<summary>What is asked?</summary>\n\nThe answer.\n\n</details>\n';
  const note = (title: string, text: string): string => `---
title: ${title}
description: ${title} is a note whose description is as long as the check of the front matter wants it.
question: What is ${title}?
defines: { ${title.toLowerCase()}: A word is defined in one sentence. }
requires: []
sources:
  - title: A first source
    url: https://example.org/one
    settles: what the note says first
  - title: A second source
    url: https://example.org/two
    settles: what the note says last
verified: 2026-11-20
---

${title} is a note whose description is as long as the check of the front matter wants it. ${'Words follow. '.repeat(25).trim()}

## What it is

${text}

## Going deeper: nothing more

Text.

## Check yourself

${Array(5).fill(question).join('\n')}`;
  /** The line on which `note` puts its text. */
  const noteLine = note('Alpha', '@').split('\n').indexOf('@') + 1;

  test.beforeAll(() => {
    output = failedBuild('nowhere', {
      base: 'main',
      files: {
        'docs/introduction.mdx': `${introduction}\n[text](/docs/introductoin)\n`,
        'docs/network/nat.mdx': note('Alpha', '[text](./gone.mdx)'),
        'docs/network/anycast.mdx': note(
          'Beta',
          '![text](./img/gone.svg)\n\n![text](./img/text.png)\n\n[text](./gone.csv)',
        ),
        'docs/network/img/text.png': 'no picture',
      },
    });
  });

  test('A broken link in a note names its line and the nearest page.', () => {
    expectAuthorError(output, `docs/introduction.mdx:${plantedLine}`, {
      expected: 'a link to a page of this site that is written',
      found: '/docs/introductoin',
      hint: /did you mean \/docs\/introduction\?/,
    });
  });

  test('A broken Markdown link names its line.', () => {
    expectAuthorError(output, `docs/network/nat.mdx:${noteLine}`, {
      expected: 'a link to a note that is written',
      found: './gone.mdx',
      hint: /relative to this file/,
    });
  });

  test('A broken image names its line.', () => {
    expectAuthorError(output, `docs/network/anycast.mdx:${noteLine}`, {
      expected: 'an image file that is in the repository',
      found: './img/gone.svg',
      hint: /relative to this file/,
    });
  });

  test('What is no picture, and a file that is missing, name their lines in the same build.', () => {
    expectAuthorError(output, `docs/network/anycast.mdx:${noteLine + 2}`, {
      expected: 'a whole file of the kind .png',
      found: 'docs/network/img/text.png: Input buffer contains unsupported image format',
      hint: /save it anew/,
    });
    expectAuthorError(output, `docs/network/anycast.mdx:${noteLine + 4}`, {
      expected: 'a file that is in the repository',
      found: './gone.csv',
      hint: /relative to this file/,
    });
  });
});

test.describe("an author's mistake", { tag: '@verify' }, () => {
  test('Wrong front matter names file, line, expected, found, hint.', () => {
    const output = failedBuild('front-matter', {
      base: 'main',
      files: { 'docs/introduction.mdx': introduction.replace(/^title:/m, 'titel: Introduction\ntitle:') },
    });
    expectAuthorError(output, 'docs/introduction.mdx:2', { expected: 'title', found: 'titel', hint: /./ });
  });

  test('A wrong owner field names file, field, expected, found.', () => {
    const output = failedBuild('owner', { base: 'main', environment: { GROUNDWORK_SITE_URL: 'ftp://example.org' } });
    expectAuthorError(output, 'site/config/owner.ts', {
      expected: 'siteUrl: the origin of the site',
      found: '"ftp://example.org" (from the environment variable GROUNDWORK_SITE_URL)',
      hint: /GROUNDWORK_SITE_URL/,
    });
  });

  test('An unknown theme name is answered with the names.', () => {
    const output = failedBuild('theme', {
      base: 'main',
      files: { 'docs/introduction.mdx': introduction },
      environment: { GROUNDWORK_CODE_THEME_LIGHT: 'draculla' },
    });
    expectAuthorError(output, 'site/config/codeThemeNames.ts', {
      expected: themeNames.join(', '),
      found: '"draculla"',
      hint: /./,
    });
  });
});

test('Build time: broken links and broken markdown links and images fail the build.', { tag: '@verify' }, () => {
  const why = `import Link from '@docusaurus/Link';
export default function Why() {
  return <Link to="/nowhere">text</Link>;
}
`;
  const output = failedBuild('broken-page-link', {
    base: 'main',
    files: { 'docs/introduction.mdx': introduction, 'site/pages/why.tsx': why },
  });
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toContain('Broken link on source page path = /why');
  expect(output).toContain('linking to /nowhere');
});

test('Build time: broken anchors and duplicate routes only warn.', { tag: '@verify' }, () => {
  const { status, output } = buildCase('warnings', {
    base: 'main',
    files: {
      ...introductionWith('[text](#no-such-heading)'),
      'site/pages/docs/introduction.tsx': 'export default function Twice() {\n  return null;\n}\n',
    },
  });
  expect(status, output).toBe(0);
  expect(output).toMatch(/\[WARNING\][^]*broken anchors/);
  expect(output).toMatch(/\[WARNING\] Duplicate routes found!/);
});
