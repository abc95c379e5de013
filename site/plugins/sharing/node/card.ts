import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';

/** What a card says. */
export interface LinkCard {
  title: string;
  /** The question that the note answers, or what the page is about. */
  about: string;
  /** Where it belongs: a topic. */
  topic: string;
  /** The site's name. */
  site: string;
}

/** The size that link previews ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** The colours of the site's paper (`site/css/tokens.css`), by day: a preview has no colour mode. */
const colours = { paper: '#fbfcf8', text: '#18201b', soft: '#505c53', accent: '#1a4b9c', rule: '#b4c5aa' };

/** The site's mark, as `static/img/icon.svg` draws it. */
const mark = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="112 132 288 220"><path fill="${colours.text}" d="M208 132h96v60h-96zM160 212h192v60H160z"/><path fill="${colours.accent}" d="M112 292h288v60H112z"/></svg>`,
)}`;

const packageFile = createRequire(import.meta.url).resolve;
const font = (name: string, weight: 400 | 700) => ({
  name,
  weight,
  // Fonts of a package, not of the machine: the same sources give the same picture everywhere.
  data: readFileSync(packageFile(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)),
});
let fonts: ReturnType<typeof font>[] | undefined;

/** The picture that stands beside a link to a page, as a PNG: what it is called, what it answers, where it belongs. */
export async function cardImage(card: LinkCard): Promise<Buffer> {
  fonts ??= [font('gelasio', 700), font('public-sans', 400)];
  const svg = await satori(drawing(card), { ...cardSize, fonts });
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 32, dither: 0, effort: 1 })
    .toBuffer();
}

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);
const lines = (most: number, style: CSSProperties, text: string): ReactElement =>
  createElement('div', { style: { display: 'block', width: 1040, lineClamp: most, ...style } }, text);

function drawing({ title, about, topic, site }: LinkCard): ReactElement {
  const heading = {
    fontFamily: 'gelasio',
    fontSize: title.length > 34 ? 68 : 84,
    lineHeight: 1.12,
    letterSpacing: -1.5,
  };
  const logo = createElement('img', { src: mark, width: 60, height: 46 });
  return box(
    {
      ...cardSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '68px 80px',
      background: colours.paper,
      color: colours.text,
      borderBottom: `20px solid ${colours.accent}`,
      fontFamily: 'public-sans',
    },
    box({ fontSize: 34, color: colours.soft }, topic),
    box(
      { flexDirection: 'column' },
      lines(2, heading, title),
      lines(3, { marginTop: 26, fontSize: 40, lineHeight: 1.4 }, about),
    ),
    box({ alignItems: 'center', gap: 22, fontFamily: 'gelasio', fontSize: 38 }, logo, box({}, site)),
  );
}
