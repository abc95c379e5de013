import { describe, expect, it } from 'vitest';

import { mergeHeads } from './merge';
import { readHead } from './tags';

const outer = readHead(
  <>
    <title>Site</title>
    <html lang="en" className="outer" />
    <meta property="og:title" content="Site" />
    <meta name="viewport" content="width=device-width" />
    <link rel="canonical" href="/" />
    <link rel="alternate" href="/x" hrefLang="en" />
    <link rel="alternate" href="/x" hrefLang="x-default" />
  </>,
);

describe('a head from several requests', () => {
  it('takes title, attributes and tags of the innermost', () => {
    const inner = readHead([
      <title key="t">Note | Site</title>,
      <html key="h" className="inner" />,
      <meta key="m" property="og:title" content="Note" />,
      <link key="l" rel="canonical" href="/note" />,
    ]);
    const head = mergeHeads([outer, inner]);
    expect(head.title).toBe('Note | Site');
    expect(head.htmlAttributes).toEqual({ lang: 'en', class: 'inner' });
    expect(
      head.tags.filter((tag) => tag.attributes['property'] === 'og:title').map((tag) => tag.attributes['content']),
    ).toEqual(['Note']);
    expect(
      head.tags.filter((tag) => tag.attributes['rel'] === 'canonical').map((tag) => tag.attributes['href']),
    ).toEqual(['/note']);
  });

  it('keeps what only the outer one asks for, also repeated tags of one request', () => {
    const head = mergeHeads([outer, readHead(<title>Note</title>)]);
    expect(head.tags.filter((tag) => tag.attributes['rel'] === 'alternate')).toHaveLength(2);
    expect(head.tags.some((tag) => tag.attributes['name'] === 'viewport')).toBe(true);
  });

  it('ignores an empty title, text and elements that are not of a head', () => {
    const odd = readHead([<title key="t">{''}</title>, 'text', <p key="p">no</p>, false]);
    expect(mergeHeads([outer, odd])).toEqual(mergeHeads([outer]));
  });

  it('gives boolean attributes an empty value and leaves out absent ones', () => {
    const { tags } = readHead(<script async src="/a.js" integrity={undefined} />);
    expect(tags[0]?.attributes).toEqual({ async: '', src: '/a.js' });
    const { htmlAttributes } = readHead(<html data-has-hydrated={true} data-other={false} />);
    expect(htmlAttributes).toEqual({ 'data-has-hydrated': 'true', 'data-other': 'false' });
  });
});
