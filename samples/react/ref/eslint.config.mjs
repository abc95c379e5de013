import reactHooks from 'eslint-plugin-react-hooks';

const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
export default [
  { files: ['*.jsx'], languageOptions: jsx },
  reactHooks.configs.flat.recommended,
];
