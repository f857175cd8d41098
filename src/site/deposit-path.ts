/**
 * The path of a top-up's page. `back` is the path of the page that needs the money, e.g. a payment.
 * `depositNo` may be `{depositNo}`, to be filled in later.
 */
export const depositPath = (depositNo: string, back?: string): string =>
  withBack(`/my/balance/deposit/${depositNo}`, back);

/** A path with `back`, the path that leads back from there; the balance needs none. */
export function withBack(path: string, back?: string): string {
  if (!back || back === '/my/balance') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`;
}
