import type { BundledLanguage, ThemeRegistration } from 'shiki';

import { QuestionThread } from '@groundwork/lib/node/questionThread';

/** Lines of tokens, each token as its text and the colour that the theme gives it. */
export type ColouredLines = [text: string, colour: string | undefined][][];

/**
 * Shiki in a thread of its own: it takes 3 to 4 seconds of a first build, in which the thread that compiles notes has
 * other work.
 */
export class Tokenizer {
  private readonly thread: QuestionThread<{ code: string; lang: BundledLanguage }, ColouredLines>;

  constructor(theme: ThemeRegistration) {
    this.thread = new QuestionThread(new URL('tokenizer.worker.mjs', import.meta.url), { theme });
  }

  /** Takes code and one of Shiki's languages. @throws what Shiki throws, or what ended the thread. */
  tokenize(code: string, lang: BundledLanguage): Promise<ColouredLines> {
    return this.thread.ask({ code, lang });
  }
}
