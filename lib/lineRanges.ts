/** The lines of `1, 3-5`, in order; none where a part of it is no line or range. */
export function linesOfRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().split('-').map(Number);
    if (!first || !last || last < first) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
