import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { layerOf } from './layerOf';
import { problem } from './importTableRule';

const root = process.cwd();

function verdict(file: string, specifier: string): string | null {
  const place = layerOf(file);
  if (!place) throw new Error(`${file} is in no layer`);
  return problem(place, root, file, specifier);
}

describe('an import that the table forbids', () => {
  it.each([
    ['packages/lib/seeded.ts', '../../site/config/topics'],
    ['packages/lib/seeded.ts', '@groundwork/labs-kit'],
    ['packages/lib/seeded.ts', 'node:fs'],
    ['packages/lib/seeded.ts', 'fs/promises'],
    ['packages/lib/seeded.ts', 'react'],
    ['labs/hash-table/model.ts', './Lab'],
    ['labs/hash-table/model.ts', 'react'],
    ['labs/hash-table/model.ts', '@groundwork/labs-kit'],
    ['labs/hash-table/Lab.tsx', '../bloom-filter/model'],
    ['labs/hash-table/Lab.tsx', '@site/labs/bloom-filter/model'],
    ['labs/hash-table/Lab.tsx', '../../site/components/links/SearchForm'],
    ['packages/labs-kit/stage/LabFrame.tsx', '../../../labs/hash-table/model'],
    ['packages/labs-kit/stage/LabFrame.tsx', '@docusaurus/Link'],
    ['packages/labs-kit/model/labModel.ts', 'react'],
    ['packages/labs-kit/model/labModel.ts', '../stage/LabFrame'],
    ['packages/search/client/modal/SearchFoot.tsx', '@theme/Layout'],
    ['packages/lib/seeded.ts', '@groundwork/samples'],
    ['site/plugins/notes/node/index.ts', '../client/behaviour/copy'],
    ['site/plugins/notes/node/index.ts', '../../links/node/brokenLinks'],
    ['site/plugins/notes/node/index.ts', '../../../../tools/command'],
    ['site/plugins/notes/client/behaviour/copy.ts', '../../node/index'],
    ['site/plugins/notes/client/behaviour/copy.ts', 'node:path'],
    ['site/plugins/notes/client/behaviour/copy.ts', '@groundwork/samples/runner'],
    ['site/components/links/SearchForm.tsx', '../../theme/Error'],
    ['site/lib/siteLink.ts', '../plugins/navigation/client/links'],
    ['site/lib/siteLink.ts', './node/docsOf'],
    ['site/plugins/notes/client/behaviour/copy.ts', '../../../../lib/node/docsOf'],
    ['packages/lib/seeded.ts', '../../site/lib/siteLink'],
    ['site/theme/Error/index.tsx', '../../plugins/resilience/node/bootScript'],
    ['site/pages/index.tsx', '@groundwork/machine/command'],
    ['site/config/topics.ts', '../../tools/command'],
    ['site/generator/index.ts', '../plugins/notes/node/lightRoutes/index'],
    ['site/plugins/notes/node/index.ts', '../../../generator/replacements'],
    ['tests/site/anything.ts', '../../packages/search/client/engine/searchEngine'],
    ['tools/walk/walk.ts', '../../tests/e2e/support/test'],
    ['docusaurus.config.ts', './site/components/links/SearchForm'],
  ])('%s: %s', (file, specifier) => {
    expect(verdict(file, specifier)).toMatch(/expected .* found .* Hint: /);
  });
});

describe('an import that the table allows', () => {
  it.each([
    ['packages/lib/seeded.ts', './defined'],
    ['packages/lib/seeded.test.ts', 'node:fs'],
    ['labs/hash-table/model.ts', '@groundwork/lib/sha256'],
    ['labs/hash-table/model.ts', '@groundwork/labs-kit/model'],
    ['labs/hash-table/Lab.tsx', './model'],
    ['labs/hash-table/Lab.tsx', '@groundwork/labs-kit'],
    ['labs/hash-table/Drawing.tsx', '@groundwork/labs-kit/drawings/cells'],
    ['site/plugins/notes/node/index.ts', '../shared/noteBody'],
    ['site/plugins/notes/node/index.ts', 'node:path'],
    ['site/plugins/notes/client/behaviour/copy.ts', '@theme/Layout'],
    ['site/plugins/notes/client/behaviour/copy.ts', '../../../../lib/siteLink'],
    ['site/plugins/notes/node/index.ts', '../../../lib/node/docsOf'],
    ['site/theme/Error/index.tsx', '../../plugins/resilience/client/alive'],
    ['site/pages/index.tsx', '../config/topics'],
    ['docusaurus.config.ts', './site/plugins/notes/node/lastUpdates'],
    ['site/generator/index.ts', '../plugins/theme/node/unusedParts'],
    ['tools/start/start.ts', '../../site/config/owner'],
    ['tests/site/anything.ts', '@groundwork/search'],
    ['tools/search/upload.ts', '@groundwork/search/indexer'],
  ])('%s: %s', (file, specifier) => {
    expect(verdict(file, specifier)).toBeNull();
  });
});

// The real configuration with the rule that is tried here: what else it has would read the types of all sources.
const linter = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ruleId === 'groundwork/import-table',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
});

it('is an error of the linter where the import is written', async () => {
  const planted = `import { owner } from '../config/owner';\n\nexport const name = owner.productName;\n`;
  const [result] = await linter.lintText(planted, { filePath: 'packages/lib/seeded.ts' });
  expect(result?.messages).toMatchObject([{ ruleId: 'groundwork/import-table', severity: 2, line: 1 }]);
}, 60_000);
