/** A path with `back`, the path that leads back from there; the balance needs none. */
export function withBack(path: string, back?: string): string {
  if (!back || back === '/my/balance') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ back })}`;
}
