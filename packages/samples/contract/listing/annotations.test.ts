import { describe, expect, it } from 'vitest';

import { extractRegion, notesIn, stripMarkers } from './regions';

const config = `table ip home {
  chain in { #: For what comes in.
    type nat hook prerouting
    #: Nobody here has asked:
    #: away with it.
    ct state new drop
    log prefix "x"
  }
  # #region guard
  #: A guard.
  chain guard {
    drop
  }
  chain other {
  }

  #: Said last.
  # #endregion guard
}
`;

const told = (text: string, region?: string) =>
  notesIn(text, region).map(({ first, last, text: said }) => `${first}-${last} ${said}`);

describe('notes in a file', () => {
  it('are cut from what is shown', () => {
    expect(stripMarkers(config)).toBe(
      config
        .split('\n')
        .filter((line) => !/^\s*#/.test(line))
        .map((line) => line.replace(/ #: .*/, ''))
        .join('\n')
        .trimEnd(),
    );
    expect(extractRegion(config, 'guard')).toBe('chain guard {\n  drop\n}\nchain other {\n}');
  });

  it('speak of their line, or of the group that begins below them', () => {
    expect(told(config)).toEqual([
      '2-2 For what comes in.',
      '4-5 Nobody here has asked: away with it.',
      '7-9 A guard.',
      '12-12 Said last.',
    ]);
  });

  it('count from the first line of a region', () => {
    expect(told(config, 'guard')).toEqual(['1-3 A guard.', '6-6 Said last.']);
  });

  it.each([
    ['go', 'x := 1 //: one\n//: two\ny := 2', 'x := 1\ny := 2'],
    ['sql', 'SELECT 1; --: one\n--: two\nSELECT 2;', 'SELECT 1;\nSELECT 2;'],
    ['ini', 'a = 1 ;: one\n;: two\nb = 2', 'a = 1\nb = 2'],
    ['css', 'p {} /*: one */\n/*: two */\nb {}', 'p {}\nb {}'],
    ['html', '<p> <!--: one -->\n<!--: two -->\n</p>', '<p>\n</p>'],
  ])('stand in the comments of %s', (_, text, shown) => {
    expect(stripMarkers(text)).toBe(shown);
    expect(told(text)).toEqual(['1-1 one', '2-2 two']);
  });

  it('are no addresses, tables or plain comments', () => {
    const text = 'curl http://:8080\n|--:|\nx = 1 # one\n"#:x"';
    expect(stripMarkers(text)).toBe(text);
    expect(told(text)).toEqual([]);
  });
});
