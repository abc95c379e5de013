import { describe, expect, it } from 'vitest';

import { extractRegion, foldsOf, regionNames, stripMarkers } from './regions';

const program = `package main
// #region type
type Counter struct{ n int }

  // #region inner
func (c *Counter) Add() { c.n++ }
  // #endregion
// #endregion type
func main() {
	// #region run
	if true {
		run()
	}
	// #endregion run
}
`;

describe('regions', () => {
  it('extracts a region without the markers of regions inside it', () => {
    expect(extractRegion(program, 'type')).toBe('type Counter struct{ n int }\n\nfunc (c *Counter) Add() { c.n++ }');
  });

  it('takes off the common indentation', () => {
    expect(extractRegion(program, 'run')).toBe('if true {\n\trun()\n}');
  });

  it('finds nothing for a missing or an open region', () => {
    expect(extractRegion(program, 'missing')).toBeUndefined();
    expect(extractRegion('# #region open\nx\n', 'open')).toBeUndefined();
  });

  it('shows a whole file without any marker, in every comment syntax', () => {
    const marked =
      '-- #region a\nSELECT 1;\n-- #endregion a\n<!-- #region b -->\n<p>\n<!-- #endregion b -->\n/* #region c */\np {}\n/* #endregion c */\n';
    expect(stripMarkers(marked)).toBe('SELECT 1;\n<p>\np {}');
    expect(regionNames(program)).toEqual(['type', 'inner', 'run']);
  });
});

describe('foldsOf', () => {
  const folds = (text: string, names: string[], region?: string) =>
    foldsOf(text, names, region).map(({ name, first, last }) => `${name} ${first}-${last}`);

  it('counts the lines that are shown, as if there were no markers', () => {
    expect(folds(program, ['inner', 'run'])).toEqual(['inner 4-4', 'run 6-8']);
    expect(extractRegion(program, 'run')?.split('\n')).toHaveLength(3);
  });

  it('folds what stands in a folded region with it', () => {
    expect(folds(program, ['type', 'inner'])).toEqual(['type 2-4']);
  });

  it('counts from the first line of a region that is shown', () => {
    expect(
      folds('a\n# #region all\n\n  b\n  # #region part\n  c\n  # #endregion\n# #endregion', ['part'], 'all'),
    ).toEqual(['part 2-2']);
  });

  it('keeps folds apart that have a line between them, and finds none for what is not there', () => {
    const twice = '# #region a\n1\n# #endregion\n2\n# #region a\n3\n# #endregion';
    expect(folds(twice, ['a'])).toEqual(['a 1-1', 'a 3-3']);
    expect(folds(twice, ['b'])).toEqual([]);
  });
});
