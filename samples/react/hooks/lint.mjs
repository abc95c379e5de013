// #region setup
import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['*.jsx'], languageOptions: jsx },
    reactHooks.configs.flat.recommended,
  ],
});
for (const file of ['skip.jsx', 'stale.jsx']) {
  const [{ messages }] = await linter.lintFiles(file);
  for (const { line, ruleId, message } of messages) {
    console.log(`${file}, line ${line}: ${ruleId}`);
    console.log(`  ${message.split('. ')[0]}`);
  }
}
// #endregion setup
