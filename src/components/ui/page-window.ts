/**
 * The page numbers to show: the first, the last, the current one and its neighbours. `null` stands
 * for two or more hidden pages; a single hidden page is shown instead.
 */
export function pageWindow(current: number, count: number): readonly (number | null)[] {
  const candidates = [1, current - 1, current, current + 1, count];
  const shown = [...new Set(candidates)]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1] ?? page - 1;
    const hidden = page - previous - 1;
    if (hidden === 0) return [page];
    return hidden === 1 ? [page - 1, page] : [null, page];
  });
}
