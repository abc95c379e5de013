import { describe, expect, it } from 'vitest';

import { extractRegion, regionNames, stripMarkers } from './regions';

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
