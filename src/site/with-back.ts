/**
 * A path with the field `back`, the path that leads back from there. The balance gets no `back`.
 */
export function withBack(path: string, back?: string): string {
  if (!back || back === '/my/balance') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`;
}
