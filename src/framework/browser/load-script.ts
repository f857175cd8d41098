/**
 * Loads a script by `import()`. Rejects without a connection, before it tries: a browser keeps a
 * failed import until the page is loaded anew, so the script could not be loaded later either.
 *
 *     const { addToCart } = await loadScript(() => import('./add-to-cart.ts'));
 */
export async function loadScript<T>(get: () => Promise<T>): Promise<T> {
  if (navigator.onLine === false) throw new Error('There is no connection.');
  return get();
}
