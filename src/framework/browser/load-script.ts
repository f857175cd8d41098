/**
 * Loads a script by `import()`. Without a connection it rejects at once and does not try: a browser
 * caches a failed import until the page is reloaded, so a later try would fail too.
 *
 *     const { addToCart } = await loadScript(() => import('./add-to-cart.ts'));
 */
export async function loadScript<T>(get: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false) throw new Error('There is no connection.');
  return get();
}
