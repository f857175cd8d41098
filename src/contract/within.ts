/** What a promise brings within so many milliseconds; undefined where it takes longer. Fails as it does. */
export async function within<T>(
  ms: number,
  promise: Promise<T>,
): Promise<{ value: T } | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, Math.max(0, ms), undefined);
  try {
    return await Promise.race([promise.then((value) => ({ value })), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
