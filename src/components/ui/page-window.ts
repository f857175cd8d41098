/**
 * The page numbers to show, with `null` for a gap: the first, the last, the current one and its
 * neighbours. A gap of one page shows that page.
 */
export function pageWindow(current: number, count: number): readonly (number | null)[] {
  const near = [1, current - 1, current, current + 1, count];
  const shown = [...new Set(near)]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? page - 1);
    if (gap === 1) return [page];
    return gap === 2 ? [page - 1, page] : [null, page];
  });
}
