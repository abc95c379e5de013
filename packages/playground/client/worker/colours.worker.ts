import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import sql from 'shiki/langs/sql.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';

import { roleOf, rolesAsTheme } from '@groundwork/lib/codeRoles';
import type { ColourAnswer, ColourRequest } from '../../shared/colourMessages';

const highlighter = createHighlighterCoreSync({
  themes: [rolesAsTheme],
  langs: [css, html, sql, tsx, typescript],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

self.onmessage = ({ data: { id, text, grammar } }: MessageEvent<ColourRequest>) => {
  const lines = highlighter.codeToTokensBase(text, { lang: grammar, theme: rolesAsTheme.name });
  const answer: ColourAnswer = {
    id,
    lines: lines.map((line) => line.map(({ content, color }) => [content, roleOf(color)])),
  };
  (self as unknown as { postMessage(message: ColourAnswer): void }).postMessage(answer);
};
