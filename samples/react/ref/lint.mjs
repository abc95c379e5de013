import { ESLint } from 'eslint';
import reactHooks from 'eslint-plugin-react-hooks';

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['*.jsx'], languageOptions: jsx },
    reactHooks.configs.flat.recommended,
  ],
});
const [{ messages }] = await eslint.lintFiles('lint.jsx');
for (const { line, ruleId, message } of messages) {
  console.log(`line ${line}, ${ruleId}`);
  console.log('  ' + message.split(/\. |\n/)[0].replace('Error: ', ''));
}
