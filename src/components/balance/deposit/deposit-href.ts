/**
 * The page of a top-up. `back` is the own path that waits for the money, a payment say; the number
 * may be a `{depositNo}` that is filled in later.
 */
export function depositHref(depositNo: string, back?: string): string {
  const page = `/my/balance/deposit/${depositNo}`;
  if (!back || back === '/my/balance') return page;
  return `${page}?${new URLSearchParams({ back })}`;
}
